import { act, render, screen } from '@testing-library/react';
import { NearingDeadline } from '#client/kit/display/nearing-deadline.tsx';
import { minutes, seconds } from '#domain/time/durations.ts';

const begin = Date.parse('2026-11-30T12:00:00Z');
const inMs = (ms: number): string => new Date(begin + ms).toISOString();

beforeEach(() => jest.useFakeTimers({ now: begin }));
afterEach(() => jest.useRealTimers());

/** Everything that is told while this much time passes. */
const toldWithin = (ms: number): readonly string[] => {
  const told: string[] = [];
  for (let passed = 0; passed < ms; passed += seconds(1)) {
    act(() => jest.advanceTimersByTime(seconds(1)));
    const text = screen.getByRole('status').textContent;
    if (text !== '' && text !== told.at(-1)) told.push(text);
  }
  return told;
};

test('ten, five minutes and one before the end are told, each once', () => {
  render(<NearingDeadline until={inMs(minutes(12))} label="на ответ" />);
  expect(toldWithin(minutes(13))).toEqual([
    'на ответ: осталось 10 минут',
    'на ответ: осталось 5 минут',
    'на ответ: осталась 1 минута',
  ]);
  expect(screen.getByRole('status')).toHaveTextContent('');
});

test('what has passed already when it appears is not told', () => {
  render(<NearingDeadline until={inMs(minutes(4))} label="на ответ" />);
  expect(toldWithin(minutes(2))).toEqual([]);
  expect(toldWithin(minutes(1) + seconds(30))).toEqual(['на ответ: осталась 1 минута']);
});

test('a deadline that moves is told anew', () => {
  const { rerender } = render(<NearingDeadline until={inMs(minutes(6))} label="на ответ" />);
  expect(toldWithin(minutes(2))).toEqual(['на ответ: осталось 5 минут']);
  rerender(<NearingDeadline until={inMs(minutes(5))} label="до старта" />);
  expect(screen.getByRole('status')).toHaveTextContent('');
  expect(toldWithin(minutes(2) + seconds(30))).toEqual(['до старта: осталась 1 минута']);
});
