import type { drawStatuses } from '#domain/draws/draw-terms.ts';
import { Badge } from '#client/kit/display/badge.tsx';
import { useServerNow } from '#client/kit/time/use-server-now.ts';
import { texts } from './texts';

const tones = { OPEN: 'info', DRAWN: 'warn', PAID: 'ok', CANCELED: 'neutral' } as const;
const minuteMs = 60_000;

interface Shown {
  readonly status: (typeof drawStatuses)[number];
  readonly opensAt: string;
  readonly closesAt: string;
}

/** An open draw is before, within or after the period when tickets are given. */
export const DrawBadge = ({ draw: { status, opensAt, closesAt } }: { readonly draw: Shown }) => {
  const now = useServerNow(minuteMs);
  if (status !== 'OPEN') return <Badge $tone={tones[status]}>{texts.statuses[status]}</Badge>;
  if (now < Date.parse(opensAt)) return <Badge>{texts.soon}</Badge>;
  return now < Date.parse(closesAt) ? (
    <Badge $tone="info">{texts.statuses.OPEN}</Badge>
  ) : (
    <Badge $tone="warn">{texts.closed}</Badge>
  );
};
