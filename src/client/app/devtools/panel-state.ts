import type { UnknownAction } from '@reduxjs/toolkit';
import { isRecord } from '#domain/text/is-record.ts';
import { allRows } from '../../entities/chat/store/buckets';
import { getMessage } from '../../entities/chat/store/blocks';
import type { ChatLog } from '../../entities/chat/store/chat-log';
import type { ChatState } from '../../entities/chat/store/chat-state';

/*
 * The panel of Redux DevTools gets every state as JSON of its own, thousands of them when it is opened. What is shared
 * between the states here is copied there, so the panel gets what a developer looks for: counts, ids, the last messages
 * of the chats on the screen, and of requests everything but the data. The history in the page is complete: jumping,
 * skipping and exporting use it, not this.
 */

/** Number of an open chat's last messages that the panel shows. */
const lastShown = 5;

/** Like `toShort`, once for each object: neighbouring states share most of theirs. */
const once = <T extends object, R>(toShort: (value: T) => R): ((value: T) => R) => {
  const done = new WeakMap<T, { readonly short: R }>();
  return (value) => {
    const known = done.get(value) ?? { short: toShort(value) };
    done.set(value, known);
    return known.short;
  };
};

const lastMessages = ({ blocks, lastSeq }: ChatLog): readonly unknown[] =>
  Array.from({ length: Math.min(lastShown, lastSeq) }, (_, at) =>
    getMessage(blocks, lastSeq - Math.min(lastShown, lastSeq) + 1 + at),
  ).flatMap((message) =>
    message === null ? [] : { seq: message.seq, senderId: message.senderId, text: message.text, rev: message.rev },
  );

const closedLog = once(({ lastSeq, unread }: ChatLog): string => `до ${lastSeq}, непрочитано ${unread}`);
const openLog = once((log: ChatLog) => {
  const { blocks: _blocks, preview: _preview, id: _id, ...shown } = log;
  return { ...shown, changes: Object.keys(log.changes).length, last: lastMessages(log) };
});

const shortChat = once(({ logs, presence, users, chats, open, ...rest }: ChatState) => ({
  ...rest,
  open,
  users: Object.keys(users).length,
  online: allRows(presence).filter(({ online }) => online).length,
  chats: Object.keys(chats).length,
  logs: Object.fromEntries(allRows(logs).map((log) => [log.id, open.includes(log.id) ? openLog(log) : closedLog(log)])),
}));

const sizeOf = (data: unknown): string => {
  if (Array.isArray(data)) return `${data.length} в списке`;
  return isRecord(data) ? Object.keys(data).join(', ') : typeof data;
};

const shortQuery = once((query: Readonly<Record<string, unknown>>) => ({
  ...query,
  ...('data' in query ? { data: sizeOf(query['data']) } : {}),
}));

/** The slices that the panel's RTK Query tab expects stay; which query provides which tags is left out. */
const shortApi = once((state: Readonly<Record<string, unknown>>) => ({
  ...state,
  provided: { tags: {}, keys: {} },
  queries: Object.fromEntries(
    Object.entries(isRecord(state['queries']) ? state['queries'] : {}).map(([key, query]) => [
      key,
      isRecord(query) ? shortQuery(query) : query,
    ]),
  ),
}));

const isChatState = (value: unknown): value is ChatState => isRecord(value) && 'logs' in value && 'presence' in value;

/** A state of the store as the panel shows it. */
export const panelState = <S>(state: S): S => {
  if (!isRecord(state)) return state;
  const { api, chat } = state;
  return {
    ...state,
    ...(isRecord(api) ? { api: shortApi(api) } : {}),
    ...(isChatState(chat) ? { chat: shortChat(chat) } : {}),
  };
};

/** RTK Query's actions have the same few types for all requests: the panel shows the endpoint's name with them. */
export const panelAction = <A extends UnknownAction>(action: A): A => {
  const arg = isRecord(action['meta']) ? action['meta']['arg'] : undefined;
  const name = isRecord(arg) ? arg['endpointName'] : undefined;
  return action.type.startsWith('api/') && typeof name === 'string'
    ? { ...action, type: `${action.type} · ${name}` }
    : action;
};
