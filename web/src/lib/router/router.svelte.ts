import { below, isSpare, waits } from './back';
import { match, queryValue, type Params } from './match';

const here = () => ({ path: location.pathname, query: location.search });
const state = $state(here());

function sync() {
  Object.assign(state, here());
}

addEventListener('popstate', sync);

export function path(): string {
  return state.path;
}

export function query(name: string): string | null {
  return queryValue(state.query, name);
}

/** Gives the page another address; whoever goes back does not come by the old one. */
function put(to: string): void {
  history.replaceState(null, '', to);
  sync();
}

export function navigate(to: string, how: { replace?: boolean } = {}): void {
  if (waits(() => navigate(to, how))) return;
  if (how.replace) return below(() => put(to));
  // What lay over the page goes with it, and with it the entry that a "back" would have used up.
  else if (isSpare()) history.replaceState(null, '', to);
  else history.pushState(null, '', to);
  sync();
  scrollTo(0, 0);
}

/** The first route that fits, with its parameters. */
export function resolve<T>(routes: readonly (readonly [string, T])[]): { page: T; params: Params } | undefined {
  for (const [pattern, page] of routes) {
    const params = match(pattern, state.path);
    if (params) return { page, params };
  }
  return undefined;
}

function plainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

/** Turns clicks on own links into page changes; everything else stays the browser's. */
export function followLinks(root: HTMLElement): () => void {
  const onClick = (event: MouseEvent) => {
    if (event.defaultPrevented || !plainClick(event) || !(event.target instanceof Element)) return;
    const link = event.target.closest('a');
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    event.preventDefault();
    navigate(link.pathname + link.search);
  };
  root.addEventListener('click', onClick);
  return () => root.removeEventListener('click', onClick);
}
