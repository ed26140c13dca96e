import type { WithdrawalStatus } from '#domain/money/withdrawal.ts';
import { Badge, type BadgeTone } from '#client/kit/display/badge.tsx';
import { texts } from './texts';

const tones: Readonly<Record<WithdrawalStatus, BadgeTone>> = {
  WAITING_FOR_CONFIRMATION: 'warn',
  CONFIRMED: 'info',
  PAID: 'ok',
  REJECTED: 'neutral',
};

interface Shown {
  readonly status: WithdrawalStatus;
  readonly canceled: boolean;
  readonly halfConfirmed: boolean;
}

export const StatusBadge = ({ row: { status, canceled, halfConfirmed } }: { readonly row: Shown }) => (
  <Badge $tone={tones[status]}>
    {canceled
      ? texts.canceled
      : halfConfirmed && status === 'WAITING_FOR_CONFIRMATION'
        ? texts.halfConfirmed
        : texts.statuses[status]}
  </Badge>
);
