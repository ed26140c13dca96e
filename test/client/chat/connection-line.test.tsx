import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { chatStarted, connectionChanged } from '#client/entities/chat/store/chat-actions.ts';
import { ConnectionLine } from '#client/features/chat/room/connection-line.tsx';
import { chatInPage } from './support/chat-in-page';
import { me } from './support/chat-facts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('a lost connection is told after a second, and its return at once', async () => {
  const { store } = chatInPage({
    createSocket: () => ({ open: () => () => undefined, call: () => new Promise(() => undefined) }),
  });
  store.dispatch(chatStarted({ userId: me }));
  store.dispatch(connectionChanged({ connection: 'online' }));
  render(<ConnectionLine />, { wrapper: ({ children }) => <Provider store={store}>{children}</Provider> });
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  act(() => void store.dispatch(connectionChanged({ connection: 'offline' })));
  await pass(900);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await pass(200);
  expect(screen.getByRole('status')).toHaveTextContent('Нет сети. Отправлю, когда появится');
  act(() => void store.dispatch(connectionChanged({ connection: 'connecting' })));
  expect(screen.getByRole('status')).toHaveTextContent('Соединение…');
  act(() => void store.dispatch(connectionChanged({ connection: 'online' })));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
