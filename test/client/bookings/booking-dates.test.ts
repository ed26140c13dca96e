import { inText, stripOf, untilText, whenText, whenTitle } from '#client/entities/booking/booking-dates.ts';
import { setTimeZone } from '#client/kit/time/server-now.ts';
import { calendarFile } from '#client/pages/bookings/calendar-file.ts';
import { hours, minutes } from '#domain/time/durations.ts';

const now = Date.parse('2026-11-23T10:00:00Z');

describe('a future moment in the person’s time zone', () => {
  beforeEach(() => setTimeZone('Europe/Moscow'));

  test('is shown by its day and time', () => {
    expect(whenText(now + hours(7), now)).toBe('сегодня в 20:00');
    expect(whenTitle(now + hours(12), now)).toBe('Завтра в 01:00');
    expect(whenText(now + hours(55), now)).toBe('ср, 25 ноября в 20:00');
    expect(untilText(now + hours(7), now)).toBe('20:00');
    expect(untilText(now + hours(12), now)).toBe('01:00 завтра');
    expect(untilText(now + hours(55), now)).toBe('20:00 25 ноября');
  });

  test('is another day further east', () => {
    setTimeZone('Asia/Vladivostok');
    expect(whenText(now + hours(7), now)).toBe('завтра в 03:00');
  });

  test('is shown by the remaining time', () => {
    expect(inText(now + minutes(25), now)).toBe('через 25 мин.');
    expect(inText(now + hours(3), now)).toBe('через 3 ч');
    expect(inText(now + hours(36), now)).toBe('через 36 ч');
    // Wednesday afternoon, and from Monday afternoon on Thursday at night: a calendar says two and three days.
    expect(inText(now + hours(50), now)).toBe('через 2 дн.');
    expect(inText(now + hours(60), now)).toBe('через 3 дн.');
    // Late on Thursday: nearer to four days than to three, but the third day from Monday.
    expect(inText(now + hours(82), now)).toBe('через 3 дн.');
    expect(inText(now, now)).toBeNull();
  });

  test('neither skips nor repeats a day when the clocks change', () => {
    setTimeZone('Europe/Berlin');
    const days = stripOf(Date.parse('2026-10-23T22:30:00Z'), 5).map(({ day }) => day);
    expect(days).toEqual(['24', '25', '26', '27', '28']);
  });
});

describe('a calendar file', () => {
  test('contains one event with its time span and escaped text', () => {
    const file = calendarFile(
      {
        id: '0190f000-0000-7000-8000-00000000b001',
        startsAt: '2026-11-23T17:00:00.000Z',
        durationMinutes: 90,
        note: 'Раз, два;\nтри',
      },
      'Обучение с Северин',
      'https://naparnik.test/cs2/bookings',
      now,
    );
    expect(file.split('\r\n')).toEqual(
      expect.arrayContaining([
        'BEGIN:VCALENDAR',
        'DTSTART:20261123T170000Z',
        'DTEND:20261123T183000Z',
        'SUMMARY:Обучение с Северин',
        'DESCRIPTION:Раз\\, два\\;\\nтри',
        'END:VCALENDAR',
      ]),
    );
  });
});
