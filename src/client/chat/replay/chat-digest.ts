import type { ChatState } from '../store/chat-state';

/** Keys sorted at every depth: what is equal is written equally. */
const canonical = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, canonical(inner)]),
  );
};

/** FNV-1a over UTF-16 units, twice with different beginnings: 64 bits in hex. */
const hash = (text: string, start: number): string => {
  let sum = start >>> 0;
  for (let index = 0; index < text.length; index += 1) sum = Math.imul(sum ^ text.charCodeAt(index), 16_777_619) >>> 0;
  return sum.toString(16).padStart(8, '0');
};

/** A short name of all that is known of chats, messages and people; what merely stands on the screen does not count. */
export const chatDigest = ({ me, chats, users, presence, logs }: ChatState): string => {
  const text = JSON.stringify(canonical({ me, chats, users, presence, logs }));
  return hash(text, 2_166_136_261) + hash(text, 84_696_351);
};
