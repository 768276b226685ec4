import type { TableSession } from '../../lib/net';
import { t } from '../../lib/text';
import type { MenuItem } from '../../lib/ui';

/** What can be done at a table besides playing. */
export function tableMenu(session: TableSession, seat: number, spectating: boolean, fair = false): MenuItem[] {
  const state = session.seats[seat];
  const over = Boolean(state?.outcome);
  const mine = session.table?.seats[seat];
  const items: MenuItem[] = [];
  const add = (id: string, symbol: MenuItem['symbol'], label = t(`table-${id}`)) => items.push({ id, label, symbol });
  if (!spectating && !over) {
    if (state?.canRedo) add('redo', 'arrow');
    if (mine?.bot_plays) add('bot-back', 'bot');
    else add('bot', 'bot');
    const clocks = session.clocks.told;
    if ((clocks.mode ?? 'none') !== 'none') add('pause', 'clock', t(clocks.paused ? 'table-resume' : 'table-pause'));
    add('resign', 'morale');
  }
  if (over) {
    add('result', 'crown');
    add('replay', 'play');
    if (!spectating && !session.table?.rematch) add('rematch', 'undo');
  }
  if (!spectating && !over) add('device', 'link');
  if (fair) add('fair', 'unseen', t('fair-menu'));
  add('settings', 'gear');
  add('keys', 'keys');
  add('report', 'file');
  add('leave', 'door');
  return items;
}
