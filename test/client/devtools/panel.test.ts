import type { UnknownAction } from '@reduxjs/toolkit';
import { devToolsOptions } from '#client/app/devtools/devtools-options.ts';
import { panelAction, panelState } from '#client/app/devtools/panel-state.ts';
import { toolOfTab } from '#client/app/devtools/tools-of-tab.ts';
import { withoutSecrets } from '#client/app/devtools/without-secrets.ts';
import * as on from '#client/entities/chat/store/chat-actions.ts';
import { chatReducer } from '#client/entities/chat/store/chat-reducer.ts';
import type { ChatState } from '#client/entities/chat/store/chat-state.ts';
import { aChat, aMessage, chatId, idOf, me } from '../chat/support/chat-facts';

const chatAfter = (actions: readonly UnknownAction[]): readonly ChatState[] => {
  const states: ChatState[] = [];
  for (const action of actions) states.push(chatReducer(states.at(-1), action));
  return states;
};

/** Eleven chats, one of them open, and as many messages as DevTools store. */
const aLongTalk = (): readonly UnknownAction[] => {
  const many = Number(devToolsOptions.maxAge);
  const chats = Array.from({ length: 11 }, (_, index) =>
    on.chatReceived({ chat: aChat({ chatId: idOf('c', index) }) }),
  );
  const messages = Array.from({ length: many - chats.length - 2 }, (_, index) =>
    on.messageReceived(aMessage(index + 1, { chatId: index % 3 === 0 ? idOf('c', index % 11) : chatId })),
  );
  return [on.chatStarted({ userId: me }), ...chats, on.chatShown({ chatId }), ...messages];
};

const bytes = (values: readonly unknown[]) => values.reduce<number>((sum, one) => sum + JSON.stringify(one).length, 0);

test('the whole history of a long talk is a quarter of what a browser can hand to the panel at most', () => {
  const actions = aLongTalk();
  const states = chatAfter(actions);
  const sent = bytes(actions.map(panelAction)) + bytes(states.map((chat) => panelState({ api: {}, chat })));
  expect(sent).toBeLessThan(16 * 1024 * 1024);
});

test('the panel shows counts of all chats and the last messages of an open one', () => {
  const [last] = chatAfter(aLongTalk().slice(0, 100)).slice(-1);
  expect(panelState({ chat: last })).toMatchObject({
    chat: {
      me,
      chats: 11,
      open: [chatId],
      logs: { [chatId]: { last: [{ seq: 83 }, { seq: 84 }, { text: 'Сообщение 86' }, { seq: 87 }] } },
    },
  });
});

test('of a request it shows everything but the data, and its endpoint in the list of actions', () => {
  const query = { status: 'fulfilled', endpointName: 'squads', data: { items: [1, 2], total: 2 } };
  const state = { api: { queries: { 'squads(1)': query }, provided: { tags: { A: [1] } }, config: { online: true } } };
  expect(panelState(state)).toEqual({
    api: {
      queries: { 'squads(1)': { ...query, data: 'items, total' } },
      provided: { tags: {}, keys: {} },
      config: { online: true },
    },
  });
  const action = { type: 'api/executeQuery/pending', meta: { arg: { endpointName: 'squads' } } };
  expect(panelAction(action).type).toBe('api/executeQuery/pending · squads');
});

describe('the history holds no secrets', () => {
  const call = (body: object, payload: unknown = null, endpointName = 'login') => ({
    type: 'api/executeMutation/fulfilled',
    payload,
    meta: { arg: { endpointName, originalArgs: { body } } },
  });

  test.each([
    ['a password', call({ email: 'cat@example.test', password: 'тайна' })],
    ['an old password', call({ oldPassword: 'тайна', password: 'тайна' })],
    ['a code from a letter', call({ code: 'тайна' })],
    ['requisites', call({ method: { wallet: 'тайна' } })],
    ['a token in the answer', call({}, { token: 'тайна' })],
    ['a certificate', call({}, { items: [{ code: 'тайна' }] }, 'certificates')],
    ['a trade link', call({ url: 'тайна' }, { url: 'тайна' }, 'steamTradeUrl')],
  ])('%s', (_what, action) => {
    expect(JSON.stringify(withoutSecrets(action))).not.toContain('тайна');
  });

  test('what is none stays the very same action', () => {
    const refused = call({ email: 'cat@example.test' }, { code: 'RATE_LIMITED' });
    const message = on.messageQueued(chatId, 'password: token');
    expect([withoutSecrets(refused), withoutSecrets(message)]).toEqual([refused, message]);
    expect(withoutSecrets(message)).toBe(message);
  });
});

describe('a tool that was asked for', () => {
  test('lasts as long as the tab, whatever page it leads to', () => {
    expect(toolOfTab('devtools', '?devtools')).toBe('');
    expect([toolOfTab('devtools', '?gameId=cs2'), toolOfTab('inspect', '')]).toEqual(['', null]);
  });

  test('ends with =0, the other one stays', () => {
    toolOfTab('devtools', '?devtools&inspect=stately');
    toolOfTab('inspect', '?inspect=stately');
    expect([toolOfTab('devtools', '?devtools=0'), toolOfTab('inspect', '')]).toEqual([null, 'stately']);
    expect(toolOfTab('inspect', '?inspect=0')).toBeNull();
    expect(sessionStorage.getItem('tools')).toBeNull();
  });
});
