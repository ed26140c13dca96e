import { endOfDayAt, momentAt } from '#domain/text/zoned-time.ts';
import { dayOf } from '../display/dates';
import { currentTimeZone } from './server-now';

const isoOf = (moment: number): string | null => (Number.isNaN(moment) ? null : new Date(moment).toISOString());

/**
 * The value of a date or time field as an ISO moment, in the time zone in which all times are shown, which may differ
 * from the browser's. Null if it is not a valid value.
 */
export const typedMoment = (typed: string): string | null => isoOf(momentAt(typed, currentTimeZone()));

/** The last millisecond of the day in a date field. */
export const typedDayEnd = (typed: string): string | null => isoOf(endOfDayAt(typed, currentTimeZone()));

/** Epoch ms as the value of a date field: `2026-11-22`. */
export const dayFieldValue = (moment: number): string => dayOf(moment).split('.').reverse().join('-');
