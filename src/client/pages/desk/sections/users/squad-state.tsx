import type { PersonSquad } from '#contract/desk/people/person-squads.ts';
import { shortSpan } from '#domain/text/short-span.ts';
import { formatMoney } from '#client/entities/money/money.tsx';
import { Badge, type BadgeTone } from '#client/kit/display/badge.tsx';
import { Row } from '#client/kit/layout/stack.tsx';
import { useServerNow } from '#client/kit/time/use-server-now.ts';
import { Quiet } from '../../kit/quiet';
import { texts } from './squads-texts';

const minuteMs = 60_000;

interface Shown {
  readonly tone: BadgeTone;
  readonly name: string;
  readonly hint: string | null;
}

/** The most important fact of a squad at `now` (epoch ms): a dispute before its status, money before time. */
const shownOf = (squad: PersonSquad, now: number): Shown => {
  const { status, dispute, settled, left, refunded, wantedPercent, until } = squad;
  const span = until === null ? null : shortSpan(Math.max(0, Date.parse(until) - now));
  const returned = refunded > 0 ? texts.returned(formatMoney(refunded)) : null;
  if (dispute === 'NEW' || dispute === 'IN_PROGRESS')
    return { tone: 'danger', name: texts.dispute, hint: wantedPercent === null ? null : texts.wants(wantedPercent) };
  if (settled) return { tone: 'neutral', name: texts.settled, hint: returned };
  if (status === 'FINISHED')
    return { tone: 'info', name: texts.unsettled, hint: span === null ? returned : texts.within(span) };
  const name = texts.statuses[status];
  if (status === 'DISBANDED') return { tone: 'neutral', name, hint: returned };
  if (left) return { tone: 'neutral', name, hint: texts.left };
  return { tone: status === 'IN_A_GAME' ? 'ok' : 'warn', name, hint: span === null ? null : texts.still(span) };
};

/** The state of a person's squad. */
export const SquadState = ({ squad }: { readonly squad: PersonSquad }) => {
  const now = useServerNow(minuteMs);
  const { tone, name, hint } = shownOf(squad, now);
  return (
    <Row $gap={8}>
      <Badge $tone={tone}>{name}</Badge>
      {hint !== null && <Quiet>{hint}</Quiet>}
    </Row>
  );
};
