import { withdrawalStateName } from '#domain/desk/money-names.ts';
import type { WithdrawalStatus } from '#domain/money/withdrawal.ts';
import { Badge, type BadgeTone } from '#client/kit/display/badge.tsx';

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

export const StatusBadge = ({ row }: { readonly row: Shown }) => (
  <Badge $tone={tones[row.status]}>{withdrawalStateName(row)}</Badge>
);
