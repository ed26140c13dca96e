import { createStore } from '@reduxjs/toolkit';
import * as on from '#client/entities/chat/store/chat-actions.ts';
import { eachMessage } from '#client/entities/chat/store/blocks.ts';
import { getRow } from '#client/entities/chat/store/buckets.ts';
import { chatReducer } from '#client/entities/chat/store/chat-reducer.ts';
import { type BenchEvent, chatEventsOf } from './chat-events';

/** Events per second through the chat's reducer, one action each, compared with a mutable Map. */

const runStore = (events: readonly BenchEvent[], me: string) => {
  const store = createStore(chatReducer);
  store.dispatch(on.chatStarted({ userId: me }));
  const started = performance.now();
  for (const { kind, payload } of events) {
    if (kind === 'message') store.dispatch(on.messageReceived(payload));
    else store.dispatch(payload.online ? on.userCameOnline(payload) : on.userWentOffline(payload));
  }
  return { ms: performance.now() - started, state: store.getState() };
};

const runMap = (events: readonly BenchEvent[], me: string) => {
  const chats = new Map<string, { messages: Map<number, unknown>; unread: number }>();
  const online = new Map<string, boolean>();
  const started = performance.now();
  for (const { kind, payload } of events) {
    if (kind === 'presence') {
      online.set(payload.userId, payload.online);
      continue;
    }
    let chat = chats.get(payload.chatId);
    if (!chat) chats.set(payload.chatId, (chat = { messages: new Map(), unread: 0 }));
    if (chat.messages.has(payload.seq)) continue;
    chat.messages.set(payload.seq, payload);
    if (payload.userInfo.jti !== me) chat.unread += 1;
  }
  return { ms: performance.now() - started, chats };
};

const measure = (messages: number) => {
  const { events, me, chatIds, seqs } = chatEventsOf({
    messages,
    presence: messages / 5,
    chats: 200,
    people: 500,
    repeats: 0.02,
    late: 0.02,
  });
  const rates = { store: 0, map: 0 };
  for (let round = 0; round < 3; round += 1) {
    const map = runMap(events, me);
    const store = runStore(events, me);
    rates.map = Math.max(rates.map, events.length / (map.ms / 1000));
    rates.store = Math.max(rates.store, events.length / (store.ms / 1000));
    for (const [index, chatId] of chatIds.entries()) {
      const log = getRow(store.state.logs, chatId);
      let count = 0;
      if (log)
        eachMessage(log.blocks, 1, (message) => {
          if (message.seq !== ++count) throw new Error('order');
        });
      if (count !== seqs[index] || (log?.unread ?? 0) !== (map.chats.get(chatId)?.unread ?? 0))
        throw new Error(`chat ${index}: messages or unread are not exact`);
    }
  }
  return { events: events.length, ...rates };
};

const rounded = (value: number): string => Math.round(value).toLocaleString('en');
// The first run is a warm-up.
measure(100_000);
const results = new Map([10_000, 100_000, 1_000_000].map((messages) => [messages, measure(messages)]));
for (const [messages, { store, map }] of results) {
  process.stdout.write(
    `${rounded(messages)} messages: store ${rounded(store)}/s, mutable Map ${rounded(map)}/s, ratio ${(store / map).toFixed(3)}\n`,
  );
}
const rateAt = (messages: number): number => results.get(messages)?.store ?? 0;
process.stdout.write(
  `rate at 1,000,000 / rate at 10,000: ${(rateAt(1_000_000) / rateAt(10_000)).toFixed(2)} (to reach 0.8)\n`,
);
process.stdout.write(`rate at 100,000: ${rounded(rateAt(100_000))}/s (to reach 300,000)\n`);
