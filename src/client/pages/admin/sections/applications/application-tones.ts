import type { mateApplicationStatuses } from '../../../../../domain/mates/mate-terms';
import type { BadgeTone } from '../../../../kit/display/badge';

export const applicationTones: Readonly<Record<(typeof mateApplicationStatuses)[number], BadgeTone>> = {
  SENT: 'warn',
  APPROVED: 'ok',
  REFUSED: 'neutral',
};
