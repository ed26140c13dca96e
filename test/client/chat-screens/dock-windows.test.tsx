import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chatReceived, messageReceived } from '#client/entities/chat/store/chat-actions.ts';
import { ChatDock } from '#client/features/chat/dock/chat-dock.tsx';
import { aChat, aMember, aMessage, idOf, me } from '../chat/support/chat-facts';
import { renderChat } from './support/render-chat';

const key = `chat.dock.${me}`;
const nameOf = (number: number) => `Напарник ${number}`;
const chatOf = (number: number) => {
  const other = idOf('a', 10 + number);
  const users = { [me]: aMember(me), [other]: aMember(other, { username: nameOf(number) }) };
  return aChat({
    chatId: idOf('c', 10 + number),
    payload: { kind: 'PRIVATE', startedBy: me, closed: false, blockedBy: [] },
    users,
  });
};

const dock = (numbers: readonly number[], width: number) => {
  Object.assign(window, { innerWidth: width });
  localStorage.setItem(
    key,
    JSON.stringify({
      list: false,
      windows: numbers.map((number) => ({ chatId: idOf('c', 10 + number), minimised: true })),
    }),
  );
  const view = renderChat(<ChatDock userId={me} first={null} typedRef={{ current: '' }} />);
  act(() => numbers.forEach((number) => view.store.dispatch(chatReceived({ chat: chatOf(number) }))));
  return view;
};
const standing = () => screen.queryAllByRole('region').map((one) => one.getAttribute('aria-label'));
const sign = () => screen.queryByRole('button', { name: /^Ещё \d+ открыт/ });

describe('open chats', () => {
  test('that all fit stand there without a sign', () => {
    dock([1, 2, 3], 1440);
    expect(standing()).toEqual([nameOf(3), nameOf(2), nameOf(1)]);
    expect(sign()).not.toBeInTheDocument();
  });

  test('that do not fit are counted, with what is unread in them', () => {
    const { store } = dock([1, 2, 3], 900);
    expect(standing()).toEqual([nameOf(3)]);
    expect(sign()).toHaveAccessibleName('Ещё 2 открытых чата');
    act(() => void store.dispatch(messageReceived(aMessage(1, { chatId: idOf('c', 11), by: idOf('a', 11) }))));
    expect(sign()).toHaveAccessibleName('Ещё 2 открытых чата, непрочитанных: 1');
  });

  test('can be swapped in by keyboard, and the chosen one takes the focus', async () => {
    const user = userEvent.setup();
    dock([1, 2, 3], 900);
    act(() => sign()?.focus());
    await user.keyboard('{Enter}');
    expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
      expect.stringContaining(nameOf(2)),
      expect.stringContaining(nameOf(1)),
    ]);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(standing()).toEqual([nameOf(1)]);
    expect(within(screen.getByRole('region')).getByRole('textbox', { name: 'Сообщение' })).toHaveFocus();
    expect(sign()).toHaveAccessibleName('Ещё 2 открытых чата');
  });

  test('are all there again after a reload', () => {
    const { unmount } = dock([1, 2, 3, 4], 900);
    unmount();
    renderChat(<ChatDock userId={me} first={null} typedRef={{ current: '' }} />);
    expect(sign()).toHaveAccessibleName('Ещё 3 открытых чата');
  });
});
