import type { DepositStatus } from '#domain/money/deposit.ts';
import type { BadgeTone } from '#client/kit/display/badge.tsx';

export const depositTones: Readonly<Record<DepositStatus, BadgeTone>> = {
  CREATED: 'neutral',
  DELAYED: 'warn',
  PAID: 'ok',
  DECLINED: 'neutral',
  REFUNDED: 'danger',
};
