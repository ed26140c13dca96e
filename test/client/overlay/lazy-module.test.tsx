import { act, render, screen } from '@testing-library/react';
import { lazyModule } from '#client/kit/overlay/lazy-module.ts';

const shown = (load: () => Promise<string>) => {
  const late = lazyModule(load);
  const Shown = () => late.useModule() ?? 'ещё нет';
  render(<Shown />);
};

describe('a lazily loaded module without which a page works', () => {
  test('is used once it is loaded', async () => {
    shown(() => Promise.resolve('есть'));
    expect(screen.getByText('ещё нет')).toBeInTheDocument();
    expect(await screen.findByText('есть')).toBeInTheDocument();
  });

  test('that failed to load is loaded again when the browser comes online', async () => {
    jest.useFakeTimers();
    let isOnline = false;
    shown(() => (isOnline ? Promise.resolve('есть') : Promise.reject(new Error('offline'))));
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(screen.getByText('ещё нет')).toBeInTheDocument();
    isOnline = true;
    await act(async () => {
      dispatchEvent(new Event('online'));
      await jest.advanceTimersByTimeAsync(0);
    });
    expect(screen.getByText('есть')).toBeInTheDocument();
    jest.useRealTimers();
  });
});
