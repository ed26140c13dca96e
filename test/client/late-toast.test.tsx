import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createAppStore } from '#client/app/store/create-app-store.ts';
import { ToastHost } from '#client/kit/toast/toast-host.tsx';
import { toastShown } from '#client/kit/toast/toasts-slice.ts';

test('a toast that is shown before its code is loaded waits for it, in an existing live region', async () => {
  const store = createAppStore();
  render(
    <Provider store={store}>
      <ToastHost />
    </Provider>,
  );
  const region = screen.getByRole('status');
  expect(region).toBeEmptyDOMElement();
  act(() => void store.dispatch(toastShown('success', 'Ссылка скопирована')));
  expect(region).toBeEmptyDOMElement();
  expect(await screen.findByText('Ссылка скопирована')).toBeInTheDocument();
  expect(screen.getByRole('status')).toBe(region);
  expect(region).toHaveTextContent('Ссылка скопирована');
});
