import { t } from '../../lib/text';
import { toast } from '../../lib/ui';

/** Puts text on the clipboard; whether that worked. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copiedByHand(text);
  }
}

/** Over plain http, as in most homes, a page has no clipboard; what is selected can still be copied. */
function copiedByHand(text: string): boolean {
  const before = document.activeElement;
  // What lies under an open dialog cannot be selected.
  const room = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.style.cssText = 'position:fixed;top:0;left:0;opacity:0;font-size:16px';
  room.append(field);
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  }
}

/** Where the browser does not let us copy, the link is shown until it is read. */
export async function copyLink(link: string): Promise<void> {
  if (await copied(link)) toast({ text: t('link-copied'), symbol: 'check' });
  else toast({ text: link }, 0);
}

export const canShare = (): boolean => typeof navigator.share === 'function';

/** By the sheet of the device; who closes it has changed their mind, and where it fails the link is copied. */
export async function shareLink(link: string, title: string): Promise<void> {
  try {
    await navigator.share({ title, url: link });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) await copyLink(link);
  }
}
