/**
 * The browser's "back" closes what lies over a page before it leaves the page.
 *
 * While anything lies open there is one entry of the history above that of the page, however many things there are;
 * when the last one closes, that entry is stepped back over, so that none is left behind.
 */
const layers: (() => void)[] = [];
/** The address below the entry. */
let page = '';
/** A step back of our own is under way: the browser makes it later. */
let stepping = false;
const afterwards: (() => void)[] = [];

/** The entry now is the one that a "back" may use up. */
export function isSpare(): boolean {
  return (history.state as { spare?: boolean } | null)?.spare === true;
}

/** Waits for a step back that is under way; false if there is none. */
export function waits(act: () => void): boolean {
  if (stepping) afterwards.push(act);
  return stepping;
}

/** Does something to the entry of the page, on which the spare one lies. */
export function below(act: () => void): void {
  if (!isSpare()) return act();
  afterwards.push(act);
  stepping = true;
  history.back();
}

function keepSpare(): void {
  if (!layers.length || stepping || isSpare()) return;
  page = location.href;
  history.pushState({ spare: true }, '');
}

function dropSpare(): void {
  if (layers.length || stepping || !isSpare()) return;
  stepping = true;
  history.back();
}

function stepped(): void {
  if (stepping) {
    stepping = false;
    for (const act of afterwards.splice(0)) act();
    keepSpare();
  } else if (isSpare()) dropSpare();
  else if (location.href === page) {
    layers.pop()?.();
    keepSpare();
  }
}

/** Something opens over the page; what this returns is called when it has closed, by whatever means. */
export function closedByBack(close: () => void): () => void {
  // The same function may close two things.
  const layer = () => close();
  layers.push(layer);
  keepSpare();
  return () => {
    const at = layers.lastIndexOf(layer);
    if (at >= 0) layers.splice(at, 1);
    // Not at once: from a menu one comes to a dialog, and from a dialog to another page.
    setTimeout(dropSpare);
  };
}

addEventListener('popstate', stepped);
// Loaded anew while something lay open: nothing does now.
dropSpare();
