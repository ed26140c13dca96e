import type { CallResponse } from '#client/api/call.ts';
import type { BadgeTone } from '#client/kit/display/badge.tsx';

type Line = CallResponse<'GET /v1/admin/support/threads'>['items'][number];

export const stateTones: Readonly<Record<Line['state'], BadgeTone>> = {
  WAITING: 'warn',
  ANSWERED: 'ok',
  CLOSED: 'neutral',
};
