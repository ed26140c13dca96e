import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import type { SupportThread } from '#contract/people/support.ts';
import { chatReceived } from '#client/entities/chat/store/chat-actions.ts';
import { useRefetchBehind } from '#client/pages/support/use-refetch-behind.ts';
import { renderChat } from '../chat-screens/support/render-chat';
import { aChat, chatId, idOf, mate, me } from '../chat/support/chat-facts';

const thread: SupportThread = {
  chatId,
  topic: 'PAY',
  squadId: null,
  state: 'WAITING',
  firstText: 'Не пришли деньги',
  lastText: '',
  lastFile: null,
  lastByOperator: false,
  changedAt: '2026-11-01T10:00:00.000Z',
  answered: false,
  rating: null,
};
const chat = (time: string, closed = false) =>
  aChat({
    payload: { kind: 'SUPPORT', askedBy: me, topic: 'PAY', closed },
    version: closed ? 9 : 3,
    lastSeq: Date.parse(time) / 60_000,
    lastMessageId: idOf('b', Date.parse(time) / 60_000),
    lastMessageText: 'Ответ',
    lastMessageTime: time,
    lastMessageUserId: mate,
  });

test('the list of questions is fetched again once for each answer and for the end of a question', () => {
  let asked = 0;
  const refetch = () => (asked += 1);
  const List = () => {
    useRefetchBehind([thread], refetch);
    return null;
  };
  const { store } = renderChat(<List />, chat(thread.changedAt));
  const come = (time: string, closed?: boolean) => {
    act(() => void store.dispatch(chatReceived({ chat: chat(time, closed) })));
    return asked;
  };
  expect(come(thread.changedAt)).toBe(0);
  expect(come('2026-11-01T10:05:00.000Z')).toBe(1);
  expect(come('2026-11-01T10:05:00.000Z')).toBe(1);
  expect(come('2026-11-01T10:05:00.000Z', true)).toBe(2);
});

test('the end of a question whose last answer is in the list already is fetched too, and not once more when it is there', () => {
  let asked = 0;
  const refetch = () => (asked += 1);
  const List = ({ shown }: { readonly shown: SupportThread }) => {
    useRefetchBehind([shown], refetch);
    return null;
  };
  const Lists = () => {
    const [shown, setShown] = useState(thread);
    return (
      <>
        <List shown={shown} />
        <button onClick={() => setShown({ ...thread, state: 'CLOSED' })}>Пришло</button>
      </>
    );
  };
  const { store } = renderChat(<Lists />, chat(thread.changedAt));
  expect(asked).toBe(0);
  act(() => void store.dispatch(chatReceived({ chat: chat(thread.changedAt, true) })));
  expect(asked).toBe(1);
  fireEvent.click(screen.getByRole('button', { name: 'Пришло' }));
  expect(asked).toBe(1);
});
