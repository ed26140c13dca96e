import { chatLimits } from '../../domain/settings/chat-limits';
import type { Tx } from '../db/open-database';
import { scheduleDeadline } from '../deadlines/schedule-deadline';
import { findSquadChat } from './store/ensure-squad-chat';

/** After a squad's end its people can still write to one another for some days. `endedAt` in epoch ms of product time. */
export const closeChatLater = async (tx: Tx, squadId: number, endedAt: number): Promise<void> => {
  const chatId = await findSquadChat(tx, squadId);
  if (chatId !== null) await scheduleDeadline(tx, { aggregate: `chat:${chatId}`, kind: 'chat closed' }, endedAt + chatLimits.squadOpenFor);
};
