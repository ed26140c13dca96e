import type { PublicSquad } from '../facts/squad-context';
import { set, type Part } from './step-parts';

/** Milliseconds used of the fifteen minutes of pause until `at` (epoch ms), including a running pause. */
export const pausedUntil = ({ recreation, pausedMs }: PublicSquad, at: number): number =>
  recreation === null ? pausedMs : pausedMs + Math.min(at, recreation.expiresAt) - recreation.flaggedAt;

/** Ends a pause: timers continue where they stopped. Epoch ms. */
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
