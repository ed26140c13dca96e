import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ChatFile } from '#contract/chat/chat-objects.ts';
import { ChatRoom } from '#client/features/chat/room/chat-room.tsx';
import { attachmentStore } from '#client/features/chat/room/files/attachment-store.ts';
import { chatLimits } from '#domain/chat/chat-terms.ts';
import { aChat, chatId, idOf, me } from '../chat/support/chat-facts';
import { renderChat } from './support/render-chat';

const place = { me, chatId };
const field = () => screen.getByRole('textbox', { name: 'Сообщение' });
const isTold = (text: string) => screen.queryAllByRole('status').some(({ textContent }) => textContent === text);

const attach = (key: string, failure: string | null = null) =>
  act(() =>
    attachmentStore.receive(place, [
      { key, file: new File(['bytes'], `${key}.log`), keptAt: 1, percent: 0, stored: null, failure },
    ]),
  );

const stored = (key: string): ChatFile => ({
  id: idOf('d', 9),
  name: `${key}.log`,
  url: '/v1/chat/files/d',
  size: 5,
  type: 'text/plain',
  image: null,
});

const finish = (key: string) => act(() => attachmentStore.change(place, key, { stored: stored(key), percent: 100 }));

beforeEach(() => localStorage.clear());
afterEach(() =>
  attachmentStore.receiveRemoved(
    place,
    attachmentStore.get(place).map(({ key }) => key),
  ),
);

const open = () => renderChat(<ChatRoom chatId={chatId} me={me} />, aChat());

describe('a screen reader is told of the files of a message', () => {
  test('that one is under way and that it is there, but not of each per cent', () => {
    open();
    attach('game');
    expect(isTold('Загружается файл game.log')).toBe(true);
    act(() => attachmentStore.change(place, 'game', { percent: 40 }));
    expect(isTold('Загружается файл game.log')).toBe(true);
    finish('game');
    expect(isTold('Загружен файл game.log')).toBe(true);
  });

  test('of several, how many', () => {
    open();
    attach('one');
    attach('two');
    expect(isTold('Загружается файлов: 2')).toBe(true);
    finish('one');
    finish('two');
    expect(isTold('Загружено файлов: 2')).toBe(true);
  });

  test('which one is too large', async () => {
    open();
    const file = new File(['bytes'], 'match.log');
    Object.defineProperty(file, 'size', { value: chatLimits.maxFileBytes + 1 });
    await userEvent.upload(screen.getByLabelText('Прикрепить файл', { selector: 'input' }), file);
    await waitFor(() => expect(isTold('match.log: Файл больше 10 МБ')).toBe(true));
  });
});

describe('a message that is sent before its files are there', () => {
  test('is not, says why, and says no more once they are', async () => {
    const { typesOf } = open();
    attach('game');
    await userEvent.type(field(), 'Вот запись');
    expect(screen.queryByText(/Сообщение можно отправить/)).toBeNull();
    await userEvent.keyboard('{Enter}');
    expect(isTold('Сообщение можно отправить, когда файлы загрузятся')).toBe(true);
    expect(typesOf('chat/messageQueued')).toHaveLength(0);
    finish('game');
    expect(screen.queryByText(/Сообщение можно отправить/)).toBeNull();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(typesOf('chat/messageQueued')).toHaveLength(1));
  });

  test('says that one has to go that has failed', async () => {
    open();
    attach('game', 'Файл не загрузился');
    await userEvent.type(field(), 'Вот запись{Enter}');
    expect(isTold('Убери файл, который не загрузился, и сообщение можно отправить')).toBe(true);
  });
});

test('the field takes the focus when the last file is taken away', async () => {
  open();
  attach('game');
  await userEvent.click(screen.getByRole('button', { name: 'Убрать файл game.log' }));
  expect(field()).toHaveFocus();
});
