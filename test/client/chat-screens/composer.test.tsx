import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { drafts } from '#client/entities/chat/browser/drafts.ts';
import { messageChangeFailed, messageChangeSaved, pageReceived } from '#client/entities/chat/store/chat-actions.ts';
import { ChatRoom } from '#client/features/chat/room/chat-room.tsx';
import { aChat, aMessage, chatId, idOf, me } from '../chat/support/chat-facts';
import { renderChat } from './support/render-chat';

beforeEach(() => localStorage.clear());

const recently = new Date().toISOString();
const room = (chat = aChat()) => renderChat(<ChatRoom chatId={chatId} me={me} />, chat);
const field = () => screen.getByRole('textbox', { name: 'Сообщение' });

describe('the field of a chat', () => {
  test('asks for the newest messages when nobody has yet', () => {
    expect(room().typesOf('chat/historyWanted')).toHaveLength(1);
  });

  test('Enter sends once, Shift+Enter breaks the line, blanks are not sent', async () => {
    const user = userEvent.setup();
    const { typesOf } = room();
    await user.type(field(), '   {Enter}');
    expect(typesOf('chat/messageQueued')).toHaveLength(0);
    await user.clear(field());
    await user.type(field(), 'Раз{Shift>}{Enter}{/Shift}два{Enter}');
    expect(field()).toHaveValue('');
    await waitFor(() =>
      expect(typesOf('chat/messageQueued')).toEqual([
        expect.objectContaining({ payload: expect.objectContaining({ text: 'Раз\nдва', replyTo: null, files: [] }) }),
      ]),
    );
  });

  test('a text that is sent is kept as a draft until the message is in the store, after the paint of the press', async () => {
    const paints: FrameRequestCallback[] = [];
    const frame = jest.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((paint) => paints.push(paint));
    const { typesOf } = room();
    const facts = () => [typesOf('chat/messageQueued').length, drafts.read(me, chatId)];
    fireEvent.change(field(), { target: { value: 'Привет' } });
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(field()).toHaveValue('');
    expect(facts()).toEqual([0, 'Привет']);
    paints.forEach((paint) => paint(0));
    await waitFor(() => expect(facts()).toEqual([1, '']));
    frame.mockRestore();
  });

  test('what is typed right after a message is sent stays a draft of its own', async () => {
    const { typesOf } = room();
    fireEvent.change(field(), { target: { value: 'Привет' } });
    fireEvent.keyDown(field(), { key: 'Enter' });
    fireEvent.change(field(), { target: { value: 'И ещё' } });
    await waitFor(() => expect(typesOf('chat/messageQueued')).toHaveLength(1));
    expect([field(), drafts.read(me, chatId)]).toEqual([expect.objectContaining({ value: 'И ещё' }), 'И ещё']);
  });

  test('a press of the button leaves the focus in the field, and with it a phone’s keyboard', async () => {
    const user = userEvent.setup();
    room();
    await user.click(field());
    await user.click(screen.getByRole('button', { name: 'Отправить' }));
    expect(field()).toHaveFocus();
  });

  test('what is typed is there again when the chat is opened again', async () => {
    const user = userEvent.setup();
    const { unmount } = room();
    await user.type(field(), 'Недописанное');
    unmount();
    room();
    expect(field()).toHaveValue('Недописанное');
  });

  test('a text that is too long is told and kept', () => {
    const { typesOf } = room();
    fireEvent.change(field(), { target: { value: 'я'.repeat(4001) } });
    expect(screen.getByText('Длиннее на 1 знак, чем можно')).toBeInTheDocument();
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(typesOf('chat/messageQueued')).toHaveLength(0);
    expect(field()).toHaveValue('я'.repeat(4001));
  });

  test('warns of a contact and sends it all the same; in a support chat it says nothing', async () => {
    const user = userEvent.setup();
    const { typesOf, unmount } = room();
    await user.type(field(), 'Пиши в телегу @ivan_petrov');
    expect(await screen.findByText(/Похоже на контакт в другом мессенджере/)).toBeInTheDocument();
    await user.type(field(), '{Enter}');
    await waitFor(() => expect(typesOf('chat/messageQueued')).toHaveLength(1));
    expect(screen.queryByText(/Похоже на контакт/)).toBeNull();
    unmount();
    room(aChat({ payload: { kind: 'SUPPORT', askedBy: me, topic: null, closed: false } }));
    await user.type(field(), 'Моя почта ivan@mail.ru');
    expect(screen.queryByText(/Похоже на/)).toBeNull();
  });

  test('ArrowUp changes the last own message; Escape leaves it; a refused change keeps what is typed', async () => {
    const user = userEvent.setup();
    const { store, typesOf } = room();
    act(() => {
      store.dispatch(
        pageReceived({
          chatId,
          messages: [
            aMessage(1, { by: me, message: 'Своё', messageTime: recently }),
            aMessage(2, { messageTime: recently }),
          ],
          lastSeq: 2,
        }),
      );
    });
    await user.type(field(), '{ArrowUp}');
    const edit = screen.getByRole('textbox', { name: 'Изменение сообщения' });
    expect(edit).toHaveValue('Своё');
    await user.type(edit, '{Escape}');
    expect(typesOf('chat/messageEditWanted')).toHaveLength(0);

    await user.type(field(), '{ArrowUp}');
    await user.type(screen.getByRole('textbox', { name: 'Изменение сообщения' }), ' слово{Enter}');
    const ref = { chatId, messageId: idOf('b', 1) };
    expect(typesOf('chat/messageEditWanted')).toEqual([
      expect.objectContaining({ payload: { ...ref, text: 'Своё слово' } }),
    ]);
    act(() => void store.dispatch(messageChangeFailed({ ...ref, kind: 'edit', message: 'Менять уже поздно' })));
    expect(screen.getByRole('alert')).toHaveTextContent('Менять уже поздно');
    expect(screen.getByRole('textbox', { name: 'Изменение сообщения' })).toHaveValue('Своё слово');
    await user.type(screen.getByRole('textbox', { name: 'Изменение сообщения' }), '{Enter}');
    act(() => void store.dispatch(messageChangeSaved(ref)));
    expect(field()).toBeInTheDocument();
  });

  test('a closed chat and a blocked one have no field and say why', () => {
    room(aChat({ payload: { kind: 'SQUAD', squadId: 1, closed: true } }));
    expect(screen.getByText('Чат закрыт: писать в него больше нельзя.')).toBeInTheDocument();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  test.each([
    ['a chat that can be written in', false, 'Пока тихо. Поздоровайся первым!'],
    ['a closed one', true, 'Здесь никто ничего не написал'],
  ])('%s, when it is empty, invites only to what can be done', (_which, closed, told) => {
    const { store } = room(aChat({ payload: { kind: 'SQUAD', squadId: 1, closed } }));
    act(() => void store.dispatch(pageReceived({ chatId, messages: [], lastSeq: 0 })));
    expect(screen.getByText(/Поздоровайся|никто/)).toHaveTextContent(told);
  });

  test('who has blocked can let in again, who is blocked cannot', () => {
    const payload = { kind: 'PRIVATE', startedBy: me, closed: false } as const;
    const { unmount } = room(aChat({ payload: { ...payload, blockedBy: [me] } }));
    expect(screen.getByRole('button', { name: 'Разблокировать' })).toBeInTheDocument();
    unmount();
    room(aChat({ payload: { ...payload, blockedBy: [idOf('a', 2)] } }));
    expect(screen.queryByRole('button', { name: 'Разблокировать' })).not.toBeInTheDocument();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });
});
