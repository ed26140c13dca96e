import type { mateApplicationStatuses } from '#domain/mates/mate-terms.ts';
import type { BadgeTone } from '#client/kit/display/badge.tsx';

export const applicationTones: Readonly<Record<(typeof mateApplicationStatuses)[number], BadgeTone>> = {
  SENT: 'warn',
  APPROVED: 'ok',
  REFUSED: 'neutral',
};
