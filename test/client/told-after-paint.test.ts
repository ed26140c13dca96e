import { waitFor } from '@testing-library/react';
import { createAppStore } from '#client/app/store/create-app-store.ts';
import { chatHidden, typingNoted } from '#client/entities/chat/store/chat-actions.ts';
import { onboardingRequired } from '#client/entities/mate/mate-readiness-slice.ts';

const listen = () => {
  const store = createAppStore();
  // The first action of a store makes the toolkit dispatch one of its own.
  store.dispatch(onboardingRequired(null));
  const told = jest.fn();
  store.subscribe(told);
  return { ...store, told };
};

test('what happens to the chat is told to the page after the next paint, all of a frame at once', async () => {
  const { dispatch, told } = listen();
  dispatch(typingNoted({ chatId: 'one' }));
  dispatch(chatHidden({ chatId: 'one' }));
  const painted = jest.fn();
  requestAnimationFrame(() => painted(told.mock.calls.length));
  await waitFor(() => expect(told).toHaveBeenCalledTimes(1));
  expect(painted.mock.calls).toEqual([[0]]);
});

test('anything else is told at once, and with it what waits', async () => {
  const { dispatch, told } = listen();
  dispatch(typingNoted({ chatId: 'one' }));
  dispatch(onboardingRequired({}));
  expect(told).toHaveBeenCalledTimes(1);
});
