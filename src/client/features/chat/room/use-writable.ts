import { texts } from '../texts';
import { useChat, useChatEntity } from '../use-chat';

export interface Writable {
  readonly ok: boolean;
  /** Why not, as text for the person. */
  readonly reason: string | null;
  /** The person who is blocked by this one. */
  readonly blockedId: string | null;
}

/** Whether this person can write in this chat now. */
export const useWritable = (chatId: string, me: string): Writable => {
  const chat = useChatEntity(chatId);
  const isGone = useChat((state) => state.pages[chatId]?.status === 'failed');
  const payload = chat?.payload ?? null;
  if (payload === null) return { ok: !isGone, reason: null, blockedId: null };
  if (payload.closed) return { ok: false, reason: texts.closed, blockedId: null };
  const blockers = payload.kind === 'PRIVATE' ? payload.blockedBy : [];
  if (blockers.length === 0) return { ok: true, reason: null, blockedId: null };
  const isMine = blockers.includes(me);
  const other = Object.keys(chat?.members ?? {}).find((id) => id !== me) ?? null;
  return { ok: false, reason: isMine ? texts.blockedByMe : texts.blockedByOther, blockedId: isMine ? other : null };
};
