import { ChevronRight } from '#client/kit/icons/chevron-right.tsx';
import styled from 'styled-components';
import { squadNumber } from '#domain/text/format.ts';
import { shortSpan } from '#domain/text/short-span.ts';
import { minutes } from '#domain/time/durations.ts';
import type { CallResponse } from '#client/api/call.ts';
import { categoryNames } from '#domain/games/category-names.ts';
import { formatMoney } from '#client/entities/money/money.tsx';
import { AvatarStack } from '#client/entities/person/avatar-stack.tsx';
import { Link } from '#client/kit/routing/link.tsx';
import { below, oneLine, tabular, theme } from '#client/kit/theme/theme.ts';
import { SquadBadge } from '../common/squad-badge';
import { texts as common } from '../common/texts';
import { membersText } from '../squads/members-text';
import { texts } from './texts';
import { deskPage } from '#contract/routes/desk-pages.ts';

type LiveSquad = CallResponse<'GET /v1/admin/squads/live'>['items'][number];

export const liveColumns = '28px 168px 120px minmax(0, 1fr) 90px minmax(0, 1fr) 150px 84px';

const Line = styled(Link)<{ $overdue: boolean }>`
  ${tabular}
  display: grid;
  grid-template-columns: ${liveColumns};
  gap: 12px;
  align-items: center;
  min-height: 56px;
  padding: 6px 10px;
  border-left: 3px solid ${({ $overdue }) => ($overdue ? theme.color.danger : 'transparent')};
  background: ${({ $overdue }) => ($overdue ? theme.color.dangerSoft : 'transparent')};
  &:hover {
    background: ${theme.color.surface2};
  }
  & + & {
    border-top: 1px solid ${theme.color.line};
  }
  > img {
    width: 28px;
    height: 28px;
    border-radius: 8px;
  }
  small {
    ${oneLine}
    display: block;
    color: ${({ $overdue }) => ($overdue ? theme.color.text2 : theme.color.text3)};
    font-size: 12px;
  }
  ${below('lg')} {
    grid-template-columns: 28px minmax(0, 1fr) auto;
    row-gap: 4px;
    padding: 10px;
  }
`;

const Text = styled.span`
  ${oneLine}
`;

const People = styled.span`
  display: flex;
  gap: 10px;
  align-items: center;
  min-width: 0;
  ${below('lg')} {
    display: none;
  }
`;

const Held = styled.span`
  font-weight: 500;
  text-align: right;
  ${below('lg')} {
    display: none;
  }
`;

const Next = styled(Text)`
  ${below('lg')} {
    grid-column: 2;
    color: ${theme.color.text2};
    font-size: 13px;
  }
`;

const colours = { late: theme.color.danger, soon: theme.color.warn, calm: theme.color.text2 } as const;

const Term = styled.span<{ $urgency: keyof typeof colours }>`
  color: ${({ $urgency }) => colours[$urgency]};
  font-weight: ${({ $urgency }) => ($urgency === 'calm' ? 400 : 600)};
  text-align: right;
`;

const End = styled.span`
  display: grid;
  justify-items: end;
  color: ${theme.color.text3};
  ${below('lg')} {
    display: none;
  }
`;

/** Looks like a button: the whole row is a link. */
const Act = styled.span`
  padding: 6px 12px;
  border: 1px solid ${theme.color.lineStrong};
  border-radius: 10px;
  color: ${theme.color.text1};
  font-size: 13px;
  font-weight: 500;
`;

const soon = minutes(5);

const termOf = (next: LiveSquad['next'], now: number): readonly [keyof typeof colours, string] => {
  if (next === null) return ['calm', ''];
  const remaining = Date.parse(next.at) - now;
  if (remaining < 0) return [next.overdue ? 'late' : 'soon', texts.lateBy(shortSpan(-remaining))];
  return [remaining <= soon ? 'soon' : 'calm', texts.leftFor(shortSpan(remaining))];
};

/** A running squad: people, money, the clock's next step and the time until it. `now` in epoch ms. */
export const LiveRow = ({
  squad,
  iconUrl,
  now,
}: {
  readonly squad: LiveSquad;
  readonly iconUrl: string | undefined;
  readonly now: number;
}) => {
  const { id, gameName, kind, members, held, next } = squad;
  const [urgency, term] = termOf(next, now);
  const overdue = next?.overdue === true;
  return (
    <Line to={deskPage('squads', id)} $overdue={overdue}>
      {iconUrl === undefined ? <span /> : <img src={iconUrl} alt={gameName} />}
      <Text>
        {squadNumber(id)}
        <small>{categoryNames[kind]}</small>
      </Text>
      <SquadBadge squad={squad} />
      <People>
        <span aria-hidden>
          <AvatarStack people={members} size={24} max={3} />
        </span>
        <Text>{membersText(members)}</Text>
      </People>
      <Held>{held === 0 ? '–' : formatMoney(held)}</Held>
      <Next>
        {next !== null && (common.steps[next.kind] ?? next.kind)}
        {next !== null && next.attempts > 0 && <small>{common.tries(next.attempts)}</small>}
      </Next>
      <Term $urgency={urgency}>{term}</Term>
      <End>{overdue ? <Act>{texts.openLate}</Act> : <ChevronRight aria-hidden />}</End>
    </Line>
  );
};
