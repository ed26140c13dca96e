import type { CallResponse } from '#client/api/call.ts';
import type { BadgeTone } from '#client/kit/display/badge.tsx';
import type { HeldGiftState, RingState } from '#domain/risk/held-gift.ts';

export type Ring = CallResponse<'GET /v1/admin/rings/{id}'>;

export const ringTones: Readonly<Record<RingState, BadgeTone>> = { OPEN: 'warn', RELEASED: 'ok', TAKEN: 'danger' };

export const giftTones: Readonly<Record<HeldGiftState, BadgeTone>> = { HELD: 'warn', RELEASED: 'ok', TAKEN: 'danger' };
