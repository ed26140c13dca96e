import { act, screen } from '@testing-library/react';
import { messageReceived, pageReceived, userJoined } from '#client/entities/chat/store/chat-actions.ts';
import { ChatRoom } from '#client/features/chat/room/chat-room.tsx';
import { aChat, aMember, aMessage, chatId, idOf, me } from '../chat/support/chat-facts';
import { renderChat } from './support/render-chat';

test('who has come is told until something is said after it', () => {
  const { store } = renderChat(<ChatRoom chatId={chatId} me={me} />, aChat());
  act(() => void store.dispatch(pageReceived({ chatId, messages: [aMessage(1), aMessage(2)], lastSeq: 2 })));
  act(() => void store.dispatch(userJoined({ chatId, user: aMember(idOf('a', 7), { version: 9 }) })));
  expect(screen.getByText(/теперь в чате$/)).toBeInTheDocument();
  act(() => void store.dispatch(messageReceived(aMessage(3))));
  expect(screen.queryByText(/теперь в чате$/)).toBeNull();
});
