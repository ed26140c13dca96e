import { isAction, type UnknownAction } from '@reduxjs/toolkit';
import { chatReducer } from '#client/entities/chat/store/chat-reducer.ts';
import { type ChatState, initialChatState } from '#client/entities/chat/store/chat-state.ts';

/** The state after these actions, from the initial one. */
export const replayChat = (actions: readonly UnknownAction[]): ChatState =>
  actions.reduce(chatReducer, initialChatState);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An entry of Redux DevTools wraps the action; a plain log holds it directly. */
const actionOf = (entry: unknown): UnknownAction[] => {
  if (isAction(entry) && entry.type === 'PERFORM_ACTION' && 'action' in entry) return actionOf(entry['action']);
  return isAction(entry) ? [{ ...entry }] : [];
};

/**
 * Reads the chat's actions from an exported log: a list of actions, the file that Redux DevTools exports, or its lifted
 * state.
 * @throws Error when it is none of these
 */
export const readActionLog = (log: unknown): readonly UnknownAction[] => {
  if (typeof log === 'string') return readActionLog(JSON.parse(log));
  if (Array.isArray(log)) return log.flatMap(actionOf).filter(({ type }) => type.startsWith('chat/'));
  if (isRecord(log)) {
    const { actionsById, stagedActionIds, payload, actions } = log;
    if (isRecord(actionsById)) {
      const ids = Array.isArray(stagedActionIds) ? stagedActionIds.map(String) : Object.keys(actionsById);
      return readActionLog(ids.map((id) => actionsById[id]));
    }
    if (payload !== undefined) return readActionLog(payload);
    if (actions !== undefined) return readActionLog(actions);
  }
  throw new Error('This is no log of actions: a list of them or an export of Redux DevTools is wanted.');
};

/** Serialisation with sorted keys at every depth: equal values give equal texts. */
const canonical = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, canonical(inner)]),
  );
};

/** FNV-1a over UTF-16 units, twice with different seeds: 64 bits in hex. */
const hash = (text: string, start: number): string => {
  let sum = start >>> 0;
  for (let index = 0; index < text.length; index += 1) sum = Math.imul(sum ^ text.charCodeAt(index), 16_777_619) >>> 0;
  return sum.toString(16).padStart(8, '0');
};

/** A digest of all chats, messages and people in the state; pure UI state does not count. */
export const chatDigest = ({ me, chats, users, presence, logs }: ChatState): string => {
  const text = JSON.stringify(canonical({ me, chats, users, presence, logs }));
  return hash(text, 2_166_136_261) + hash(text, 84_696_351);
};

/** The index of the first action that differs; null when there is none. */
export const firstDifference = (one: readonly UnknownAction[], other: readonly UnknownAction[]): number | null => {
  const written = (action: UnknownAction | undefined) => JSON.stringify(canonical(action));
  for (let at = 0; at < Math.max(one.length, other.length); at += 1)
    if (written(one[at]) !== written(other[at])) return at;
  return null;
};
