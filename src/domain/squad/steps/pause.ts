import type { PublicSquad } from '../facts/squad-context';
import { set, type Part } from './step-parts';

/** Milliseconds of the fifteen minutes of pause that are used up at `at` (epoch ms), the pause that runs included. */
export const pausedUntil = ({ recreation, pausedMs }: PublicSquad, at: number): number =>
  recreation === null ? pausedMs : pausedMs + Math.min(at, recreation.expiresAt) - recreation.flaggedAt;

/** Timers run on where they stopped while the squad waited to be recreated. */
export const resume = (at: number): Part =>
  set((context) => {
    const { recreation, pausedMs, statusEndsAt, earlyFinish } = context;
    if (!recreation) return {};
    const used = pausedUntil(context, at);
    const pause = used - pausedMs;
    return {
      recreation: null,
      pausedMs: used,
      statusEndsAt: statusEndsAt === null ? null : statusEndsAt + pause,
      earlyFinish: earlyFinish && { ...earlyFinish, expiresAt: earlyFinish.expiresAt + pause },
    };
  });
