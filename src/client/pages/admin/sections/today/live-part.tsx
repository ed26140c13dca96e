import { useState } from 'react';
import styled from 'styled-components';
import { squadNumber } from '../../../../../domain/text/format';
import { useLiveSquadsQuery } from '../../../../entities/admin/admin-squads-api';
import { categoryNames } from '../../../../entities/game/category-names';
import { formatMoney } from '../../../../entities/money/money';
import { Button } from '../../../../kit/controls/button';
import { EmptyState } from '../../../../kit/feedback/empty-state';
import { Row } from '../../../../kit/layout/stack';
import { Link } from '../../../../kit/routing/link';
import { TextLink } from '../../../../kit/routing/text-link';
import { below, oneLine, tabular, theme } from '../../../../kit/theme/theme';
import { SquadBadge } from '../parts/squad-badge';
import { texts as common } from '../parts/texts';
import { membersText, NextStep } from '../squads/squads-section';
import { Part } from './part';
import { texts } from './texts';

const Line = styled(Link)<{ $overdue: boolean }>`
  ${tabular}
  display: grid;
  grid-template-columns: 190px 150px minmax(0, 1fr) 100px 220px;
  gap: 12px;
  align-items: center;
  min-height: 52px;
  padding: 6px 10px;
  border-left: 3px solid ${({ $overdue }) => ($overdue ? theme.color.danger : 'transparent')};
  border-radius: 6px;
  background: ${({ $overdue }) => ($overdue ? theme.color.dangerSoft : 'transparent')};
  &:hover {
    background: ${theme.color.surface2};
  }
  > span {
    ${oneLine}
  }
  small {
    ${oneLine}
    display: block;
    color: ${({ $overdue }) => ($overdue ? theme.color.text2 : theme.color.text3)};
    font-size: 12px;
  }
  ${below('lg')} {
    grid-template-columns: minmax(0, 1fr) auto;
    > :nth-child(3),
    > :nth-child(4) {
      display: none;
    }
    > :last-child {
      grid-column: 1 / -1;
    }
  }
`;

/** Squads that go on, those that are late first. */
export const LivePart = () => {
  const { data, error, refetch } = useLiveSquadsQuery();
  const [shown, setShown] = useState<string>('all');
  const tabs = [
    { name: 'all', label: texts.live, count: (data?.counts ?? []).reduce((sum, { count }) => sum + count, 0) },
    ...(data && data.overdue > 0 ? [{ name: 'overdue', label: texts.overdue(data.overdue), count: null }] : []),
    ...(data?.counts ?? []).map(({ status, count }) => ({ name: status, label: common.statuses[status], count })),
  ];
  const items = (data?.items ?? []).filter(
    ({ status, next }) => shown === 'all' || (shown === 'overdue' ? next?.overdue === true : status === shown),
  );
  return (
    <Part
      title={texts.live}
      hint={<TextLink to="/admin/squads">{texts.all}</TextLink>}
      ready={data !== undefined}
      error={error}
      onRetry={refetch}
      height={260}
    >
      <Row $gap={6} role="group" aria-label={texts.columns.status}>
        {tabs.map(({ name, label, count }) => (
          <Button
            key={name}
            size="sm"
            variant={name === shown ? 'secondary' : 'ghost'}
            aria-pressed={name === shown}
            onClick={() => setShown(name)}
          >
            {label} {count}
          </Button>
        ))}
      </Row>
      {items.length === 0 ? (
        <EmptyState text={texts.noLive} />
      ) : (
        <div>
          {items.map((squad) => (
            <Line key={squad.id} to={`/admin/squads/${squad.id}`} $overdue={squad.next?.overdue === true}>
              <span>
                {squadNumber(squad.id)}
                <small>
                  {squad.gameName}, {categoryNames[squad.kind]}
                </small>
              </span>
              <SquadBadge squad={squad} />
              <span>{membersText(squad.members)}</span>
              <span>{formatMoney(squad.held)}</span>
              <span>
                <NextStep next={squad.next} />
              </span>
            </Line>
          ))}
        </div>
      )}
    </Part>
  );
};
