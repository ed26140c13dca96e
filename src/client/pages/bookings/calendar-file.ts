import type { Booking } from '#contract/squads/bookings.ts';
import { minutes } from '#domain/time/durations.ts';

/** A date in the iCalendar format: `20261124T170000Z`. */
const moment = (at: number): string => new Date(at).toISOString().replace(/[-:]|\.\d{3}/g, '');

/** Escapes commas, semicolons, backslashes and line ends, which have a meaning in a calendar file. */
const plain = (text: string): string => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n');

type Game = Pick<Booking, 'id' | 'startsAt' | 'durationMinutes' | 'note'>;

/** A game as a calendar file (RFC 5545) with one event. `now`: epoch ms. */
export const calendarFile = (booking: Game, title: string, url: string, now: number): string => {
  const from = Date.parse(booking.startsAt);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//naparnik//bookings//RU',
    'BEGIN:VEVENT',
    `UID:${booking.id}`,
    `DTSTAMP:${moment(now)}`,
    `DTSTART:${moment(from)}`,
    `DTEND:${moment(from + minutes(booking.durationMinutes))}`,
    `SUMMARY:${plain(title)}`,
    ...(booking.note === '' ? [] : [`DESCRIPTION:${plain(booking.note)}`]),
    `URL:${url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.join('\r\n')}\r\n`;
};
