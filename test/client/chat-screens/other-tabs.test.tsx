import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pageReceived } from '#client/entities/chat/store/chat-actions.ts';
import { ChatRoom } from '#client/features/chat/room/chat-room.tsx';
import { aMessage, chatId, idOf, mate, me } from '../chat/support/chat-facts';
import { renderChat } from './support/render-chat';

beforeEach(() => localStorage.clear());

const field = () => screen.getByRole('textbox', { name: 'Сообщение' });
const draftKey = `chat.draft.${me}.${chatId}`;
const replyKey = `chat.reply.${me}.${chatId}`;

/** What a browser does in this tab when another one writes to its storage. */
const writeElsewhere = (key: string, value: string | null): void => {
  if (value === null) localStorage.removeItem(key);
  else localStorage.setItem(key, value);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue: value })));
};

describe('one draft in two tabs', () => {
  test('what is typed, changed and sent in another tab shows here', () => {
    renderChat(<ChatRoom chatId={chatId} me={me} />);
    writeElsewhere(draftKey, 'Из другой');
    expect(field()).toHaveValue('Из другой');
    writeElsewhere(draftKey, 'Из другой вкладки');
    expect(field()).toHaveValue('Из другой вкладки');
    writeElsewhere(draftKey, null);
    expect(field()).toHaveValue('');
  });

  test('a draft of another chat or another person does not', () => {
    renderChat(<ChatRoom chatId={chatId} me={me} />);
    writeElsewhere(`chat.draft.${me}.other`, 'Не сюда');
    writeElsewhere(`chat.draft.other.${chatId}`, 'И не сюда');
    expect(field()).toHaveValue('');
  });

  test('the field that the person types in keeps their words, and leaves them to the other tab', async () => {
    const user = userEvent.setup();
    renderChat(<ChatRoom chatId={chatId} me={me} />);
    await user.type(field(), 'Пишу здесь');
    writeElsewhere(draftKey, 'А там другое');
    expect(field()).toHaveValue('Пишу здесь');
    await user.tab();
    expect(field()).toHaveValue('Пишу здесь');
    expect(localStorage.getItem(draftKey)).toBe('Пишу здесь');
  });

  test('of two rooms of one chat on one page the other follows', async () => {
    const user = userEvent.setup();
    renderChat(
      <>
        <ChatRoom chatId={chatId} me={me} />
        <ChatRoom chatId={chatId} me={me} />
      </>,
    );
    const [one, other] = screen.getAllByRole('textbox', { name: 'Сообщение' });
    await user.type(one ?? field(), 'Раз');
    expect(other).toHaveValue('Раз');
    await user.type(one ?? field(), '{Enter}');
    await waitFor(() => expect(other).toHaveValue(''));
  });

  test('a message that is being answered in another tab is answered here, without taking the focus', () => {
    const { store } = renderChat(<ChatRoom chatId={chatId} me={me} />);
    act(
      () =>
        void store.dispatch(pageReceived({ chatId, messages: [aMessage(1, { message: 'Во сколько?' })], lastSeq: 1 })),
    );
    writeElsewhere(
      replyKey,
      JSON.stringify({
        messageId: idOf('b', 1),
        seq: 1,
        userId: mate,
        text: 'Во сколько?',
        deleted: false,
        hasFiles: false,
      }),
    );
    expect(screen.getByText(/^Ответ/)).toBeInTheDocument();
    expect(field()).not.toHaveFocus();
    writeElsewhere(replyKey, null);
    expect(screen.queryByText(/^Ответ/)).not.toBeInTheDocument();
  });
});
