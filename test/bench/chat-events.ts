import { v7 as uuidv7 } from 'uuid';
import type { ChatMessage } from '#contract/chat/chat-objects.ts';

/** A seeded generator of random numbers: the same in every run. */
const chance = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

export type BenchEvent =
  | { readonly kind: 'message'; readonly payload: ChatMessage }
  | {
      readonly kind: 'presence';
      readonly payload: { readonly userId: string; readonly online: boolean; readonly version: number };
    };

interface Load {
  readonly messages: number;
  readonly presence: number;
  readonly chats: number;
  readonly people: number;
  /** Shares of messages that arrive twice, and of those that arrive late. */
  readonly repeats: number;
  readonly late: number;
}

/** Picks a chat by Zipf's law: the n-th gets a share of 1/n. */
const zipf = (chats: number, random: () => number): (() => number) => {
  const sums: number[] = [];
  let sum = 0;
  for (let rank = 1; rank <= chats; rank += 1) sums.push((sum += 1 / rank));
  return () => {
    const wanted = random() * sum;
    let low = 0;
    let high = chats - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? 0) < wanted) low = middle + 1;
      else high = middle;
    }
    return low;
  };
};

/** Events as a socket would deliver them, with repeated and late ones. */
export const chatEventsOf = ({ messages, presence, chats, people, repeats, late }: Load) => {
  const random = chance(20_260_101);
  const chatIds = Array.from({ length: chats }, () => uuidv7());
  const userIds = Array.from({ length: people }, () => uuidv7());
  const pick = zipf(chats, random);
  const user = (): string => userIds[Math.floor(random() * people)] ?? '';
  const seqs = new Array<number>(chats).fill(0);
  const events: BenchEvent[] = [];
  const time = new Date(1_760_000_000_000).toISOString();
  for (let index = 0; index < messages; index += 1) {
    const place = pick();
    const seq = (seqs[place] = (seqs[place] ?? 0) + 1);
    const jti = user();
    events.push({
      kind: 'message',
      payload: {
        chatId: chatIds[place] ?? '',
        messageId: uuidv7(),
        seq,
        clientId: uuidv7(),
        message: `Сообщение ${index}`,
        messageTime: time,
        messagePayload: null,
        rev: 0,
        editedAt: null,
        deleted: false,
        replyTo: null,
        reactions: [],
        userInfo: { jti, username: 'Имя', avatar: null, role: 'CLIENT' },
      },
    });
    if (index % Math.max(1, Math.floor(messages / presence)) === 0)
      events.push({ kind: 'presence', payload: { userId: user(), online: random() < 0.5, version: index + 1 } });
  }
  const length = events.length;
  for (let index = 0; index < length; index += 1) {
    const event = events[index];
    if (event?.kind !== 'message') continue;
    if (random() < repeats) events.push(event);
    const other = Math.min(index + 1 + Math.floor(random() * 50), length - 1);
    const swapped = events[other];
    if (random() < late && swapped) [events[index], events[other]] = [swapped, event];
  }
  return { events, me: userIds[0] ?? '', chatIds, seqs };
};
