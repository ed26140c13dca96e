import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, Suspense } from 'react';
import { Provider } from 'react-redux';
import { createAppStore } from '#client/app/store/create-app-store.ts';
import { ErrorBoundary } from '#client/kit/feedback/error-boundary.tsx';
import { toastAndClose, retryInBackground } from '#client/kit/overlay/load-errors.tsx';
import { lazySection } from '#client/kit/overlay/lazy-section.tsx';
import { lazyComponent } from '#client/kit/overlay/lazy-component.tsx';
import { ToastHost } from '#client/kit/toast/toast-host.tsx';

interface WordsProps {
  readonly text: string;
}

const Words = ({ text }: WordsProps) => <p>{text}</p>;

/** The attempts of one load: at once, and two retries. */
const attempts = 3;

const code = <P extends object>(Part: ComponentType<P>, failures: number) => {
  const load = jest.fn<Promise<ComponentType<P>>, []>();
  for (let n = 0; n < failures; n += 1) load.mockRejectedValueOnce(new Error('no such chunk'));
  return load.mockResolvedValue(Part);
};

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.useFakeTimers({ advanceTimers: 20 });
});
afterEach(() => jest.useRealTimers());

const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

describe('lazily loaded code that failed to load', () => {
  test('is retried without a message', async () => {
    const load = code(Words, attempts - 1);
    const Part = lazySection({ load, fallback: <i>ждём</i>, errorText: 'Не загрузилось' });
    render(<Part text="слова" />);
    expect(await screen.findByText('слова')).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(attempts);
  });

  test('is loaded again by «Повторить», and the section is shown then', async () => {
    const load = code(Words, attempts);
    const Part = lazySection({ load, fallback: <i>ждём</i>, errorText: 'Не загрузилось' });
    render(<Part text="слова" />);
    await screen.findByText('Не загрузилось');
    expect(load).toHaveBeenCalledTimes(attempts);
    await user().click(screen.getByRole('button', { name: 'Повторить' }));
    expect(await screen.findByText('слова')).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(attempts + 1);
  });

  test('is loaded again when the browser comes online', async () => {
    const part = lazyComponent(code(Words, attempts));
    render(
      <Suspense>
        <part.Component text="слова" />
      </Suspense>,
    );
    await screen.findByRole('button', { name: 'Повторить' });
    fireEvent(window, new Event('online'));
    expect(await screen.findByText('слова')).toBeInTheDocument();
  });

  test('does not affect the rest of the page', async () => {
    const part = lazyComponent(code(Words, attempts));
    render(
      <Suspense>
        <h1>Страница</h1>
        <part.Component text="слова" />
      </Suspense>,
    );
    await user().click(await screen.findByRole('button', { name: 'Повторить' }));
    expect(screen.getByRole('heading')).toBeInTheDocument();
    expect(await screen.findByText('слова')).toBeInTheDocument();
  });

  test('of a whole page is loaded again by the error boundary around it', async () => {
    const load = code(Words, attempts);
    const page = lazyComponent(load, { renderError: null });
    render(
      <ErrorBoundary fallback={(retry) => <button onClick={retry}>ещё раз</button>}>
        <Suspense>
          <page.Component text="страница" />
        </Suspense>
      </ErrorBoundary>,
    );
    await user().click(await screen.findByRole('button', { name: 'ещё раз' }));
    expect(await screen.findByText('страница')).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(attempts + 1);
  });

  test('of a permanent part of the page is loaded again when the browser comes online', async () => {
    const part = lazyComponent(code(Words, attempts), { renderError: retryInBackground });
    const load = render(
      <Suspense fallback="ждём">
        <part.Component text="панель" />
      </Suspense>,
    );
    await screen.findByText('ждём');
    await waitFor(() => expect(load.container).toBeEmptyDOMElement());
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByText('панель')).toBeInTheDocument();
  });

  test('of a dialog is reported, and the dialog can be opened again', async () => {
    const onClose = jest.fn();
    const part = lazyComponent<{ readonly onClose: () => void }>(
      code(() => <p>окно</p>, attempts),
      { renderError: toastAndClose },
    );
    render(
      <Provider store={createAppStore()}>
        <Suspense>
          <part.Component onClose={onClose} />
        </Suspense>
        <ToastHost />
      </Provider>,
    );
    expect(await screen.findByText(/Не открылось/)).toBeInTheDocument();
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
