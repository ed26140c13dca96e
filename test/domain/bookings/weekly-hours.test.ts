import { bookingTerms, minutesBefore } from '#domain/bookings/booking-terms.ts';
import { areWeeklyHours, freeStarts, type WeeklyHours } from '#domain/bookings/weekly-hours.ts';
import { days, hours, minutes } from '#domain/time/durations.ts';

const at = (iso: string): number => Date.parse(iso);
const everyDay = (from: number, to: number): readonly WeeklyHours[] =>
  Array.from({ length: 7 }, (_, weekday) => ({ weekday, from, to }));
/** A Monday, noon in Moscow. */
const now = at('2026-06-01T09:00:00Z');
const usual = { timeZone: 'Europe/Moscow', taken: [], durationMinutes: 60, now };
const iso = (starts: readonly number[]): readonly string[] => starts.map((start) => new Date(start).toISOString());

describe('weekly hours', () => {
  test.each<[string, readonly WeeklyHours[], boolean]>([
    ['none', [], true],
    ['a whole day', [{ weekday: 6, from: 0, to: 1440 }], true],
    [
      'two that meet',
      [
        { weekday: 0, from: 600, to: 720 },
        { weekday: 0, from: 720, to: 780 },
      ],
      true,
    ],
    [
      'two that overlap',
      [
        { weekday: 0, from: 600, to: 720 },
        { weekday: 0, from: 690, to: 780 },
      ],
      false,
    ],
    [
      'the same on two days',
      [
        { weekday: 0, from: 600, to: 720 },
        { weekday: 1, from: 600, to: 720 },
      ],
      true,
    ],
    [
      'the same twice',
      [
        { weekday: 0, from: 600, to: 720 },
        { weekday: 0, from: 600, to: 720 },
      ],
      false,
    ],
    ['backwards', [{ weekday: 0, from: 720, to: 600 }], false],
    ['empty', [{ weekday: 0, from: 600, to: 600 }], false],
    ['off the step', [{ weekday: 0, from: 610, to: 720 }], false],
    ['past midnight', [{ weekday: 0, from: 600, to: 1470 }], false],
    ['four of a day', [0, 1, 2, 3].map((one) => ({ weekday: 0, from: one * 120, to: one * 120 + 60 })), false],
  ])('%s: whether they may be kept', (_what, spans, right) => expect(areWeeklyHours(spans)).toBe(right));
});

describe('free starts', () => {
  test('without hours there are none', () => {
    expect(freeStarts({ ...usual, hours: [] })).toEqual([]);
  });

  test('the whole game lies within the hours, on the step of the mate’s own clock', () => {
    const starts = freeStarts({ ...usual, hours: [{ weekday: 1, from: 20 * 60, to: 22 * 60 }] });
    expect(iso(starts)).toEqual([
      '2026-06-02T17:00:00.000Z',
      '2026-06-02T17:30:00.000Z',
      '2026-06-02T18:00:00.000Z',
      '2026-06-09T17:00:00.000Z',
      '2026-06-09T17:30:00.000Z',
      '2026-06-09T18:00:00.000Z',
    ]);
  });

  test('no sooner than three hours from now, no later than in fourteen days, both at the very moment', () => {
    const starts = freeStarts({ ...usual, hours: everyDay(0, 1440) });
    expect(starts[0]).toBe(now + bookingTerms.leadTime);
    expect(starts.at(-1)).toBe(now + bookingTerms.horizon);
    expect(starts).toHaveLength((days(14) - hours(3)) / minutes(30) + 1);
    expect(freeStarts({ ...usual, now: now + 1, hours: everyDay(0, 1440) })[0]).toBe(now + hours(3) + minutes(30));
  });

  test('a game goes on past midnight into the hours of the next day, and not without them', () => {
    const friday = { weekday: 4, from: 23 * 60, to: 1440 };
    const saturday = { weekday: 5, from: 0, to: 60 };
    const longer = { ...usual, durationMinutes: 120 };
    expect(freeStarts({ ...longer, hours: [friday] })).toEqual([]);
    expect(iso(freeStarts({ ...longer, hours: [friday, saturday] }))).toEqual([
      '2026-06-05T20:00:00.000Z',
      '2026-06-12T20:00:00.000Z',
    ]);
  });

  test('Sunday’s night goes on into Monday', () => {
    const starts = freeStarts({
      ...usual,
      durationMinutes: 120,
      hours: [
        { weekday: 6, from: 23 * 60, to: 1440 },
        { weekday: 0, from: 0, to: 60 },
      ],
    });
    expect(iso(starts)[0]).toBe('2026-06-07T20:00:00.000Z');
  });

  test('taken spans keep the pause before and after them', () => {
    const from = at('2026-06-02T15:00:00Z');
    const starts = freeStarts({ ...usual, hours: everyDay(0, 1440), taken: [{ from, to: from + hours(1) }] });
    const near = iso(starts.filter((start) => Math.abs(start - from) <= hours(2)));
    expect(near).toEqual([
      '2026-06-02T13:00:00.000Z',
      '2026-06-02T13:30:00.000Z',
      '2026-06-02T16:30:00.000Z',
      '2026-06-02T17:00:00.000Z',
    ]);
  });

  test('the evening stays the evening when clocks go back and when they go forward', () => {
    const evening = everyDay(20 * 60, 21 * 60);
    const berlin = { ...usual, timeZone: 'Europe/Berlin', hours: evening };
    const autumn = iso(freeStarts({ ...berlin, now: at('2026-10-24T06:00:00Z') }));
    expect(autumn.slice(0, 3)).toEqual([
      '2026-10-24T18:00:00.000Z',
      '2026-10-25T19:00:00.000Z',
      '2026-10-26T19:00:00.000Z',
    ]);
    const spring = iso(freeStarts({ ...berlin, now: at('2026-03-28T06:00:00Z') }));
    expect(spring.slice(0, 2)).toEqual(['2026-03-28T19:00:00.000Z', '2026-03-29T18:00:00.000Z']);
  });

  test('in the night of the change a game lasts its real minutes', () => {
    const night = [{ weekday: 6, from: 60, to: 180 }];
    const starts = (when: string, durationMinutes: number) =>
      iso(freeStarts({ ...usual, timeZone: 'Europe/Berlin', hours: night, durationMinutes, now: at(when) })).filter(
        (start) => start < '2026-03-30' || (start > '2026-10-20' && start < '2026-10-26'),
      );
    // Between one and three o'clock there is one hour on the day of the change in spring, and there are three in
    // autumn.
    expect(starts('2026-03-28T06:00:00Z', 60)).toEqual(['2026-03-29T00:00:00.000Z']);
    expect(starts('2026-03-28T06:00:00Z', 90)).toEqual([]);
    expect(starts('2026-10-24T06:00:00Z', 180)).toEqual(['2026-10-24T23:00:00.000Z']);
  });

  test('where clocks differ by quarters of an hour starts lie on those clocks', () => {
    const starts = freeStarts({ ...usual, timeZone: 'Asia/Kathmandu', hours: everyDay(600, 660) });
    expect(iso(starts)[0]).toBe('2026-06-02T04:15:00.000Z');
  });
});

test('a mate has so many whole minutes until the lobby of their next booking opens', () => {
  expect(minutesBefore(now, now + hours(2))).toBe(115);
  expect(minutesBefore(now + 1, now + hours(2))).toBe(114);
  expect(minutesBefore(now, now)).toBe(-5);
});
