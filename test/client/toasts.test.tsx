import { act, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createAppStore } from '#client/app/store/create-app-store.ts';
import { shownToast, ToastHost } from '#client/kit/toast/toast-host.tsx';
import { toastClosed, toastShown, toastsSlice } from '#client/kit/toast/toasts-slice.ts';

beforeAll(() => shownToast.preload());
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const open = () => {
  const store = createAppStore();
  render(
    <Provider store={store}>
      <ToastHost />
    </Provider>,
  );
  const show = (...toast: Parameters<typeof toastShown>) => act(() => store.dispatch(toastShown(...toast)));
  return { show };
};

describe('toasts', () => {
  test('stand in a live region for 3000 ms', () => {
    const { show } = open();
    void show('success', 'Ссылка скопирована');
    expect(screen.getByRole('status')).toHaveTextContent('Ссылка скопирована');
    act(() => jest.advanceTimersByTime(2999));
    expect(screen.getByText('Ссылка скопирована')).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.queryByText('Ссылка скопирована')).not.toBeInTheDocument();
  });

  test('the next replaces the previous and has its own full time', () => {
    const { show } = open();
    void show('info', 'Первый');
    act(() => jest.advanceTimersByTime(2000));
    void show('danger', 'Второй');
    expect(screen.queryByText('Первый')).not.toBeInTheDocument();
    act(() => jest.advanceTimersByTime(2999));
    expect(screen.getByText('Второй')).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveAttribute('aria-live', 'assertive');
  });

  test('closing an older toast leaves the newer one', () => {
    const newer = toastsSlice.reducer(undefined, toastShown('info', 'Второй'));
    expect(toastsSlice.reducer(newer, toastClosed('older')).current?.text).toBe('Второй');
  });
});

test('a toast that is closed under the pointer holds none of those that follow', async () => {
  const { show } = open();
  void show('info', 'Первый');
  const box = screen.getByText('Первый').parentElement;
  if (box === null) throw new Error('no toast');
  fireEvent.pointerEnter(box);
  act(() => jest.advanceTimersByTime(10_000));
  expect(screen.getByText('Первый')).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Закрыть сообщение' }));
  void show('info', 'Второй');
  act(() => jest.advanceTimersByTime(3000));
  expect(screen.queryByText('Второй')).not.toBeInTheDocument();
});
