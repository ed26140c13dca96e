import { minutes } from '../../time/durations';
import type { PublicSquad } from '../facts/squad-context';

/** Remaining milliseconds of the game; they do not run while the squad waits to be recreated. */
const remainingMs = (context: PublicSquad, at: number): number => {
  const now = context.recreation ? Math.min(at, context.recreation.flaggedAt) : at;
  return Math.min(Math.max((context.statusEndsAt ?? now) - now, 0), minutes(context.durationMinutes));
};

/** Milliseconds of the game played until `at` (epoch ms), without pauses. */
export const playedMs = (context: PublicSquad, at: number): number =>
  minutes(context.durationMinutes) - remainingMs(context, at);

/** Minutes played until `at` (epoch ms); a started minute counts. */
export const playedMinutes = (context: PublicSquad, at: number): number =>
  Math.ceil(playedMs(context, at) / minutes(1));
