import { days, hours, minutes } from '../time/durations';

/** Terms of bookings; times in milliseconds unless named otherwise. */
export const bookingTerms = {
  /** The earliest start, counted from the moment of booking. */
  leadTime: hours(3),
  /** The latest start, counted from the moment of booking. */
  horizon: days(14),
  /** Starts are offered at multiples of this, by the mate's clock. */
  startStepMinutes: 30,
  /** A mate has to answer within this time … */
  answer: hours(12),
  /** … and at the latest so long before the start. */
  answerBefore: hours(1),
  /** The squad is opened so long before the start; its lobby is open beyond the start. */
  opensBefore: minutes(5),
  /** How long after the start a person who is still playing elsewhere is waited for. */
  waitsAfter: minutes(10),
  /** Minimum pause between two bookings of one mate. */
  pause: minutes(15),
  /** A client may cancel a confirmed booking free of charge until so long before the start. */
  freeCancelBefore: hours(2),
  /** Percent of the price that pays for the mate's reserved hour when the client cancels later or does not come. */
  lateCancelPercent: 50,
  /** Both sides are reminded at these times before the start. */
  reminders: [hours(24), hours(1), minutes(15)],
  /** Open bookings of one client at the same time. */
  maxOpen: 5,
  noteMax: 300,
} as const;

/** Whole minutes from `at` until the lobby of the mate's next booking opens; negative: it is already open. Epoch ms. */
export const minutesBefore = (at: number, nextStartsAt: number): number =>
  Math.floor((nextStartsAt - bookingTerms.opensBefore - at) / minutes(1));

/** The earliest start of the next booking that still leaves room for a game of this length begun at `at`. Epoch ms. */
export const roomUntil = (at: number, durationMinutes: number): number =>
  at + minutes(durationMinutes) + bookingTerms.opensBefore;
