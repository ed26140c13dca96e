import * as on from '#client/entities/chat/store/chat-actions.ts';
import { chatReducer } from '#client/entities/chat/store/chat-reducer.ts';
import type { ChatState } from '#client/entities/chat/store/chat-state.ts';
import { selectChatIds, selectUnreadTotal } from '#client/entities/chat/store/selectors.ts';
import { aChat, aMember, aMessage, chatId, idOf, mate, me } from './support/chat-facts';

const other = idOf('c', 2);
const step = (state: ChatState, action: Parameters<typeof chatReducer>[1]): ChatState => chatReducer(state, action);
const start = (): ChatState =>
  [
    on.chatStarted({ userId: me }),
    on.chatReceived({ chat: aChat() }),
    on.chatReceived({ chat: aChat({ chatId: other }) }),
  ].reduce(step, chatReducer(undefined, { type: 'init' }));

test('the list and the unread count are not computed again for what does not touch them', () => {
  let chat = start();
  const before = [selectChatIds({ chat }), selectUnreadTotal({ chat })];
  const [ids, total] = [selectChatIds.recomputations(), selectUnreadTotal.recomputations()];
  const idle = [
    on.userCameOnline({ userId: mate, version: 5 }),
    on.userTyping({ chatId, userId: mate }),
    on.typingEnded({ chatId, userId: mate, turn: 1 }),
    on.connectionChanged({ connection: 'offline' }),
    on.usersReceived({ users: [aMember(mate, { username: 'Другое имя', asOf: 9 })] }),
    on.historyWanted({ chatId, beforeSeq: null }),
    on.settingsChanged({ sound: true, quietHours: null, timeZone: 'Europe/Moscow', version: 1 }),
  ];
  for (const action of idle) {
    chat = step(chat, action);
    expect([selectChatIds({ chat }), selectUnreadTotal({ chat })]).toEqual(before);
  }
  expect([selectChatIds.recomputations() - ids, selectUnreadTotal.recomputations() - total]).toEqual([0, 0]);
});

test('the list stays the same one while its order does', () => {
  const said = (chat: ChatState, where: string, seq: number, place: number) =>
    step(chat, on.messageReceived(aMessage(seq, { chatId: where, messageId: idOf('d', place) })));
  const chat = said(start(), chatId, 1, 1);
  const first = selectChatIds({ chat });
  expect(first).toEqual([chatId, other]);
  expect(selectChatIds({ chat: said(chat, chatId, 2, 2) })).toBe(first);
  expect(selectChatIds({ chat: said(chat, other, 1, 3) })).toEqual([other, chatId]);
});

test('the unread total counts exactly, but not what stands open', () => {
  let chat = start();
  for (const action of [
    on.messageReceived(aMessage(1)),
    on.messageReceived(aMessage(2, { by: me })),
    on.messageReceived(aMessage(1, { chatId: other, messageId: idOf('b', 50) })),
  ])
    chat = step(chat, action);
  expect(selectUnreadTotal({ chat })).toBe(2);
  expect(selectUnreadTotal({ chat: step(chat, on.chatShown({ chatId })) })).toBe(1);
});
