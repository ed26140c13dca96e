import { minutes } from '../../time/durations';
import type { PublicSquad } from '../facts/squad-context';

/** Milliseconds of the game that are still to play; they stand still while the squad waits to be recreated. */
const remainingMs = (context: PublicSquad, at: number): number => {
  const now = context.recreation ? Math.min(at, context.recreation.flaggedAt) : at;
  return Math.min(Math.max((context.statusEndsAt ?? now) - now, 0), minutes(context.durationMinutes));
};

/** Milliseconds of the game that are played at `at` (epoch ms), without the time that it stood still. */
export const playedMs = (context: PublicSquad, at: number): number =>
  minutes(context.durationMinutes) - remainingMs(context, at);

/** A minute begun is a minute played. */
export const playedMinutes = (context: PublicSquad, at: number): number =>
  Math.ceil(playedMs(context, at) / minutes(1));
