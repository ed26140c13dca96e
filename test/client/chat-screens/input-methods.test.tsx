import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { ChatRoom } from '#client/features/chat/room/chat-room.tsx';
import { isEnter } from '#client/kit/form/is-enter.ts';
import { pastedFiles } from '#client/kit/form/pasted-files.ts';
import { aChat, chatId, me } from '../chat/support/chat-facts';
import { renderChat } from './support/render-chat';

beforeEach(() => localStorage.clear());

const field = () => screen.getByRole('textbox', { name: 'Сообщение' });

test.each([
  ['Chromium and Firefox, while it lasts', { isComposing: true, keyCode: 229 }],
  ['Safari, after it has ended', { isComposing: false, keyCode: 229 }],
])('the Enter that ends a composition sends nothing: %s', async (_where, how) => {
  const { typesOf } = renderChat(<ChatRoom chatId={chatId} me={me} />, aChat());
  fireEvent.change(field(), { target: { value: 'にほん' } });
  fireEvent.keyDown(field(), { key: 'Enter', ...how });
  expect(typesOf('chat/messageQueued')).toHaveLength(0);
  fireEvent.keyDown(field(), { key: 'Enter', keyCode: 13 });
  await waitFor(() => expect(typesOf('chat/messageQueued')).toHaveLength(1));
});

test('Enter is Enter in a component and in a listener', () => {
  const event = { key: 'Enter', keyCode: 13, isComposing: false };
  expect([isEnter(event), isEnter({ nativeEvent: event }), isEnter({ ...event, key: 'Tab' })]).toEqual([
    true,
    true,
    false,
  ]);
});

const picture = new File(['x'], 'image.png', { type: 'image/png' });
const clipboard = (files: readonly File[], text: string) => ({
  files,
  getData: (type: string) => (type === 'text/plain' ? text : ''),
});

test('text copied from Word comes in as text, without its picture', () => {
  renderChat(<ChatRoom chatId={chatId} me={me} />, aChat());
  const paste = createEvent.paste(field(), { clipboardData: clipboard([picture], 'Слова из Word') });
  fireEvent(field(), paste);
  // The browser puts the text in.
  expect(paste.defaultPrevented).toBe(false);
  expect(screen.queryByRole('list', { name: 'Файлы сообщения' })).not.toBeInTheDocument();
});

test.each([
  ['a copied picture', [picture], '', 1],
  ['a file with its name', [picture], 'image.png', 1],
  ['a file with its path', [picture], 'file:///home/me/image.png\n', 1],
  ['a file with a Russian name', [new File([''], 'карта.png')], 'file:///home/%D0%BA%D0%B0%D1%80%D1%82%D0%B0.png', 1],
  ['cells of Excel', [picture], '500\t600\n', 0],
  ['text alone', [], 'слова', 0],
])('%s: %#', (_what, files, text, count) => {
  const data: unknown = clipboard(files, text);
  expect(pastedFiles(data as DataTransfer)).toHaveLength(count);
});
