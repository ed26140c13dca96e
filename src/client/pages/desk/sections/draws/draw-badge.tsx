import { drawStateName } from '#domain/desk/order-names.ts';
import type { DrawStatus } from '#domain/draws/draw-terms.ts';
import { Badge } from '#client/kit/display/badge.tsx';
import { useServerNow } from '#client/kit/time/use-server-now.ts';

const tones = { OPEN: 'info', DRAWN: 'warn', PAID: 'ok', CANCELED: 'neutral' } as const;
const minuteMs = 60_000;

interface Shown {
  readonly status: DrawStatus;
  readonly opensAt: string;
  readonly closesAt: string;
}

/** An open draw is before, within or after the period when tickets are given. */
export const DrawBadge = ({ draw: { status, opensAt, closesAt } }: { readonly draw: Shown }) => {
  const now = useServerNow(minuteMs);
  const tone =
    status !== 'OPEN'
      ? tones[status]
      : now < Date.parse(opensAt)
        ? 'neutral'
        : now < Date.parse(closesAt)
          ? 'info'
          : 'warn';
  return <Badge $tone={tone}>{drawStateName({ status, opensAt, closesAt }, now)}</Badge>;
};
