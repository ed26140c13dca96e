import { act, renderHook } from '@testing-library/react';
import { ApiError } from '#client/api/api-error.ts';
import { useAttempt } from '#client/api/use-attempt.ts';

const refusal = new ApiError({ status: 409, code: 'BALANCE_INSUFFICIENT', message: 'Не хватает денег' });
const refused = () => Promise.reject(refusal);

describe('a call whose refusal is shown in place', () => {
  test('its text stays until the next attempt', async () => {
    const { result } = renderHook(useAttempt);
    await act(async () => expect(await result.current.run(refused)).toBe(false));
    expect(result.current).toMatchObject({ refusal: 'Не хватает денег', busy: false });
    await act(async () => expect(await result.current.run(() => Promise.resolve())).toBe(true));
    expect(result.current.refusal).toBeUndefined();
  });

  test('is busy until it has ended', async () => {
    const { result } = renderHook(useAttempt);
    let end = (): void => undefined;
    const call = new Promise<void>((resolve) => {
      end = resolve;
    });
    act(() => void result.current.run(() => call));
    expect(result.current.busy).toBe(true);
    await act(async () => end());
    expect(result.current.busy).toBe(false);
  });

  test('a screen may have its own text, or show the refusal elsewhere', async () => {
    const { result } = renderHook(useAttempt);
    await act(() => result.current.run(refused, ({ code }) => code));
    expect(result.current.refusal).toBe('BALANCE_INSUFFICIENT');
    await act(() => result.current.run(refused, () => undefined));
    expect(result.current.refusal).toBeUndefined();
  });

  test('what is wrong before anything is sent is shown in the same place', () => {
    const { result } = renderHook(useAttempt);
    act(() => result.current.refuse('Кода нет'));
    expect(result.current.refusal).toBe('Кода нет');
  });
});
