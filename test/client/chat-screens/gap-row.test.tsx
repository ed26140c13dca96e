import { GapRow } from '#client/features/chat/room/gap-row.tsx';
import { pageReceived } from '#client/entities/chat/store/chat-actions.ts';
import { act } from '@testing-library/react';
import { chatId } from '../chat/support/chat-facts';
import { renderChat } from './support/render-chat';

const rows = [134, 135, 136].map((seq) => <GapRow key={seq} chatId={chatId} seq={seq} />);

test('the rows of a gap that are seen together ask once', () => {
  const { typesOf } = renderChat(rows);
  expect(typesOf('chat/historyWanted')).toHaveLength(1);
});

test('those that the answer has not filled ask again', () => {
  const { store, typesOf } = renderChat(rows);
  act(() => void store.dispatch(pageReceived({ chatId, messages: [], lastSeq: 200 })));
  expect(typesOf('chat/historyWanted')).toHaveLength(2);
});
