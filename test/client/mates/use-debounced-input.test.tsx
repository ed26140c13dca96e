import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { useDebouncedInput } from '#client/kit/form/use-debounced-input.ts';

const reports: string[] = [];

const Field = () => {
  const [kept, setKept] = useState('');
  const [typed, type] = useDebouncedInput(kept, (next) => {
    reports.push(next);
    // The address changes a little later than the report.
    setTimeout(() => setKept(next), 100);
  });
  return (
    <>
      <input aria-label="поле" value={typed} onChange={({ target }) => type(target.value)} />
      <button onClick={() => setKept('')}>сбросить</button>
      <output>{kept}</output>
    </>
  );
};

const field = () => screen.getByRole('textbox');
const press = (value: string) => fireEvent.change(field(), { target: { value } });
const pause = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => {
  reports.length = 0;
  jest.useFakeTimers();
  render(<Field />);
});
afterEach(() => jest.useRealTimers());

describe('a field whose value is stored in the address', () => {
  test('updates at once and reports when typing pauses', () => {
    press('с');
    press('се');
    expect(field()).toHaveValue('се');
    expect(reports).toEqual([]);
    pause(300);
    expect(reports).toEqual(['се']);
  });

  test('never loses typed text when an earlier report takes effect', () => {
    press('се');
    pause(300);
    press('сев');
    pause(100);
    expect(screen.getByRole('status')).toHaveTextContent('се');
    expect(field()).toHaveValue('сев');
    pause(400);
    expect(reports).toEqual(['се', 'сев']);
  });

  test('shows a change from outside', () => {
    press('се');
    pause(400);
    fireEvent.click(screen.getByRole('button'));
    expect(field()).toHaveValue('');
  });
});
