import { act, screen } from '@testing-library/react';
import * as on from '#client/entities/chat/store/chat-actions.ts';
import { UnreadNews } from '#client/app/shell/unread-news.tsx';
import { aChat, aMessage, me } from './chat/support/chat-facts';
import { renderChat } from './chat-screens/support/render-chat';
import { fakeServer } from '../support/client/fake-server';

const told = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

const show = () => {
  fakeServer({ 'GET /v1/notifications/unread': () => ({ json: { count: 0 } }) });
  const { store } = renderChat(<UnreadNews />);
  const does = (action: ReturnType<(typeof on)[keyof typeof on]>) => act(() => void store.dispatch(action));
  return does;
};

test('a message in a chat that is not open is told, an own one and what was unread before are not', () => {
  const does = show();
  does(on.messageReceived(aMessage(1)));
  expect(told()).toEqual(['', '']);
  does(on.recentChatsReceived({ page: 1, chats: [], hasMore: true }));
  expect(told()).toEqual(['', '']);
  does(on.messageReceived(aMessage(2)));
  expect(told()).toEqual(['Новое сообщение в чате, непрочитанных: 2', '']);
  does(on.messageReceived(aMessage(3, { by: me })));
  does(on.chatShown({ chatId: aChat().chatId }));
  expect(told()).toEqual(['', '']);
  does(on.messageReceived(aMessage(4)));
  expect(told()).toEqual(['', '']);
});
