import { t } from '../../lib/text';
import { toast } from '../../lib/ui';

/** Where the browser does not let us copy, the link is shown until it is read. */
export async function copyLink(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    toast({ text: t('link-copied'), symbol: 'check' });
  } catch {
    toast({ text: link }, 0);
  }
}
