import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { VirtuosoMockContext } from 'react-virtuoso';
import { chatReceived, recentChatsReceived } from '#client/entities/chat/store/chat-actions.ts';
import { ChatList } from '#client/features/chat/list/chat-list.tsx';
import { aChat, idOf } from '../chat/support/chat-facts';
import { renderChat } from './support/render-chat';

const over = (number: number, unread = 0) =>
  aChat({
    chatId: idOf('c', number),
    payload: { kind: 'SQUAD', squadId: number, closed: true },
    unreadCounter: unread,
    lastSeq: unread,
  });

const list = () => {
  const view = renderChat(
    <VirtuosoMockContext.Provider value={{ viewportHeight: 640, itemHeight: 64 }}>
      <ChatList current={null} onOpen={() => undefined} />
    </VirtuosoMockContext.Provider>,
  );
  act(() => [over(21), over(22), over(23, 2)].forEach((chat) => view.store.dispatch(chatReceived({ chat }))));
  return view;
};
const rows = () => screen.queryAllByText(/№\s(21|22|23)$/).map((row) => row.textContent?.slice(-2));

test('chats of squads that are over stand folded, unless something in them is unread', async () => {
  list();
  expect(rows()).toEqual(['23']);
  await userEvent.click(screen.getByRole('button', { name: 'Завершённые сквады: 2', expanded: false }));
  expect(rows().toSorted()).toEqual(['21', '22', '23']);
  await userEvent.click(screen.getByRole('button', { name: 'Свернуть завершённые' }));
  expect(rows()).toEqual(['23']);
});

test('a page of folded chats alone does not end the list: the next one is asked for', () => {
  const { store, typesOf } = list();
  const come = (page: number, hasMore = true) => {
    const chats = Array.from({ length: 20 }, (_, index) => over(100 * page + index));
    act(() => void store.dispatch(recentChatsReceived({ page, chats, hasMore })));
  };
  const wanted = () => new Set(typesOf('chat/recentChatsWanted').map((action) => Object(action).payload.page));
  come(1);
  come(2);
  come(3);
  expect(wanted()).toEqual(new Set([2, 3, 4]));
  come(4, false);
  expect(wanted()).toEqual(new Set([2, 3, 4]));
});
