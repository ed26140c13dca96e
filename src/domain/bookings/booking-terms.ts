import { days, hours, minutes } from '../time/durations';

/** Games agreed on for a later hour; spans in milliseconds. */
export const bookingTerms = {
  /** The soonest start, from the moment of booking. */
  leadTime: hours(3),
  /** The latest one. */
  horizon: days(14),
  /** Starts are offered on these minutes of the mate's day. */
  startStepMinutes: 30,
  /** The mate answers within this … */
  answer: hours(12),
  /** … and so long before the start at the latest. */
  answerBefore: hours(1),
  /** The squad opens so long before the start: its lobby lasts past it. */
  opensBefore: minutes(5),
  /** A person who still plays elsewhere is waited for, from the start on. */
  waitsAfter: minutes(10),
  /** Between two bookings of one mate. */
  pause: minutes(15),
  /** A client cancels a confirmed booking free of charge until then, before the start. */
  freeCancelBefore: hours(2),
  /** Percent of the price that goes for the mate's kept hour when the client cancels later or does not come. */
  lateCancelPercent: 50,
  /** Both sides are reminded so long before the start. */
  reminders: [hours(24), hours(1), minutes(15)],
  /** Open ones of one client at once. */
  maxOpen: 5,
  noteMax: 300,
} as const;

/** Whole minutes that a mate has at a moment before the lobby of their next booking opens. Epoch ms; below zero: too late. */
export const minutesBefore = (at: number, nextStartsAt: number): number =>
  Math.floor((nextStartsAt - bookingTerms.opensBefore - at) / minutes(1));

/** The earliest start of a next booking that leaves room for a game of this length begun at `at`. Epoch ms. */
export const roomUntil = (at: number, durationMinutes: number): number =>
  at + minutes(durationMinutes) + bookingTerms.opensBefore;
