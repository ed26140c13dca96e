import type { DisputeStatus } from '#domain/squad/facts/squad-enums.ts';
import type { BadgeTone } from '#client/kit/display/badge.tsx';

/** In the list and in the drawer alike: only a dispute that waits for a moderator is urgent. */
export const disputeTones: Readonly<Record<DisputeStatus, BadgeTone>> = {
  IN_PROGRESS: 'danger',
  NEW: 'warn',
  CLOSED: 'neutral',
};
