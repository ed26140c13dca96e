import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createAppStore } from '../../src/client/app/store/create-app-store';
import { ToastHost } from '../../src/client/ui/toast/toast-host';
import { toastClosed, toastShown, toastsSlice } from '../../src/client/ui/toast/toasts-slice';

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
    show('success', 'Ссылка скопирована');
    expect(screen.getByRole('status')).toHaveTextContent('Ссылка скопирована');
    act(() => jest.advanceTimersByTime(2999));
    expect(screen.getByText('Ссылка скопирована')).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.queryByText('Ссылка скопирована')).not.toBeInTheDocument();
  });

  test('the next replaces the previous and has its own full time', () => {
    const { show } = open();
    show('info', 'Первый');
    act(() => jest.advanceTimersByTime(2000));
    show('danger', 'Второй');
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
