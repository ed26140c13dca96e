import { endOfDayAt, momentAt } from '../../../domain/text/zoned-time';
import { dayOf } from '../display/dates';
import { currentTimeZone } from './server-now';

const isoOf = (moment: number): string | null => (Number.isNaN(moment) ? null : new Date(moment).toISOString());

/**
 * What a field for a day or a minute holds, as the wire has it: by the clocks that all times are shown by, which need not
 * be the browser's. Null for what is none.
 */
export const typedMoment = (typed: string): string | null => isoOf(momentAt(typed, currentTimeZone()));

/** The last millisecond of a typed day. */
export const typedDayEnd = (typed: string): string | null => isoOf(endOfDayAt(typed, currentTimeZone()));

/** `2026-11-22`, as a field for days wants it, of epoch ms. */
export const dayFieldValue = (moment: number): string => dayOf(moment).split('.').reverse().join('-');
