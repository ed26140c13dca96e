import type { CallResponse } from '../../../../api/call';
import type { BadgeTone } from '../../../../kit/display/badge';

type Line = CallResponse<'GET /v1/admin/support/threads'>['items'][number];

export const stateTones: Readonly<Record<Line['state'], BadgeTone>> = {
  WAITING: 'warn',
  ANSWERED: 'ok',
  CLOSED: 'neutral',
};
