import { withdrawalStateName } from '#domain/desk/money-names.ts';
import type { WithdrawalStatus } from '#domain/money/withdrawal.ts';
import { Badge, type BadgeTone } from '#client/kit/display/badge.tsx';
import type { WithdrawalLine } from './withdrawal';

const tones: Readonly<Record<WithdrawalStatus, BadgeTone>> = {
  WAITING_FOR_CONFIRMATION: 'warn',
  CONFIRMED: 'info',
  PAID: 'ok',
  REJECTED: 'neutral',
};

type Shown = Pick<WithdrawalLine, 'status' | 'canceled' | 'halfConfirmed' | 'underWay'>;

export const StatusBadge = ({ row }: { readonly row: Shown }) => (
  <Badge $tone={row.underWay === 'UNCLEAR' ? 'danger' : tones[row.status]}>{withdrawalStateName(row)}</Badge>
);
