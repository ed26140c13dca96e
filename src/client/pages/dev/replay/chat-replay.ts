import type { UnknownAction } from '@reduxjs/toolkit';
import { chatReducer } from '#client/entities/chat/store/chat-reducer.ts';
import type { ChatState } from '#client/entities/chat/store/chat-state.ts';
import { canonicalJson } from '#domain/text/canonical-json.ts';
import type { ActionLog } from './action-log';

/** The state after the actions of a log. */
export const replayChat = ({ start, actions }: Pick<ActionLog, 'start' | 'actions'>): ChatState =>
  actions.reduce(chatReducer, start);

/** FNV-1a over UTF-16 units, twice with different seeds: 64 bits in hex. */
const hash = (text: string, start: number): string => {
  let sum = start >>> 0;
  for (let index = 0; index < text.length; index += 1) sum = Math.imul(sum ^ text.charCodeAt(index), 16_777_619) >>> 0;
  return sum.toString(16).padStart(8, '0');
};

/** A digest of all chats, messages and people in the state; pure UI state does not count. */
export const chatDigest = ({ me, chats, users, presence, logs }: ChatState): string => {
  const text = canonicalJson({ me, chats, users, presence, logs });
  return hash(text, 2_166_136_261) + hash(text, 84_696_351);
};

/** The index of the first action that differs; null when there is none. */
export const firstDifference = (one: readonly UnknownAction[], other: readonly UnknownAction[]): number | null => {
  for (let at = 0; at < Math.max(one.length, other.length); at += 1)
    if (canonicalJson(one[at]) !== canonicalJson(other[at])) return at;
  return null;
};
