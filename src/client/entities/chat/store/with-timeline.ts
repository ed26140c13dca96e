import { emptyLog } from './chat-log';
import type { ChatEntity, ChatState } from './chat-state';

/** Less than every version that the server gives. */
const none = -1;

/** What is shown of the chat stays until the server tells it anew, whichever number it gives to it. */
const withoutVersions = ({ visits: _, ...chat }: ChatEntity): ChatEntity => ({
  ...chat,
  version: none,
  mutedVersion: none,
  members: Object.fromEntries(
    Object.entries(chat.members).map(([id, member]) => [
      id,
      { ...member, version: none, roleVersion: none, readSeq: 0 },
    ]),
  ),
});

/**
 * The chats in another timeline of the server: messages may be gone, and their `seq` may be given to others. Only what
 * the person has written and the server has not acknowledged is kept; the rest is asked for as after a start.
 */
const anew = (state: ChatState): ChatState => ({
  ...state,
  chats: Object.fromEntries(Object.entries(state.chats).map(([id, chat]) => [id, withoutVersions(chat)])),
  presence: state.presence.map((rows) => rows.map((row) => ({ ...row, version: none }))),
  logs: state.logs.map((rows) => rows.map(({ id, outbox }) => ({ ...emptyLog(id), outbox }))),
  settings: state.settings && { ...state.settings, version: none },
  pages: Object.fromEntries(state.open.map((id) => [id, { status: 'loading', message: null }])),
});

export const withTimeline = (state: ChatState, timeline = state.timeline): ChatState => {
  if (timeline === undefined || timeline === state.timeline) return state;
  return { ...(state.timeline === undefined ? state : anew(state)), timeline };
};
