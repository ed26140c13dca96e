import { AlarmClock } from '#client/kit/icons/alarm-clock.tsx';
import { useState } from 'react';
import styled from 'styled-components';
import { useLiveSquadsQuery } from '#client/entities/desk/squads-api.ts';
import { useGamesQuery } from '#client/entities/game/reference-api.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { EmptyState } from '#client/kit/feedback/empty-state.tsx';
import { Row } from '#client/kit/layout/stack.tsx';
import { TextLink } from '#client/kit/routing/text-link.tsx';
import { below, tabular, theme } from '#client/kit/theme/theme.ts';
import { useServerNow } from '#client/kit/time/use-server-now.ts';
import { texts as common } from '../common/texts';
import { liveColumns, LiveRow } from './live-row';
import { TodayCard } from './today-card';
import { deskPolling } from '../../kit/desk-polling';
import { texts } from './texts';
import { deskPage } from '#contract/routes/desk-pages.ts';

const minuteMs = 60_000;

const Heads = styled.div`
  display: grid;
  grid-template-columns: ${liveColumns};
  gap: 12px;
  padding: 0 10px 8px 13px;
  border-bottom: 1px solid ${theme.color.line};
  color: ${theme.color.text3};
  font-size: 12px;
  > :first-child {
    grid-column: span 2;
  }
  > :nth-child(4),
  > :nth-child(6) {
    text-align: right;
  }
  ${below('lg')} {
    display: none;
  }
`;

const Tab = styled(Button)<{ $late: boolean }>`
  ${({ $late }) => $late && `color: ${theme.color.danger};`}
  small {
    ${tabular}
    color: ${theme.color.text2};
    font-size: inherit;
  }
`;

const { squad, status, members, held, next, term } = texts.columns;

/** Running squads, late ones first. */
export const LiveCard = () => {
  const query = useLiveSquadsQuery(undefined, deskPolling);
  const { data } = query;
  const { data: games = [] } = useGamesQuery();
  const now = useServerNow(minuteMs);
  const [shown, setShown] = useState<string>('all');
  const counts = data?.counts ?? [];
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  const overdue = data?.overdue ?? 0;
  const tabs = [
    { name: 'all', label: texts.everything, count: all },
    ...(overdue > 0 ? [{ name: 'overdue', label: texts.overdueTab, count: overdue }] : []),
    ...counts.map((one) => ({ name: one.status, label: common.statuses[one.status], count: one.count })),
  ];
  const items = (data?.items ?? []).filter(
    (one) => shown === 'all' || (shown === 'overdue' ? one.next?.overdue === true : one.status === shown),
  );
  return (
    <TodayCard
      title={texts.live}
      hint={<TextLink to={deskPage('squads')}>{texts.all}</TextLink>}
      query={query}
      rows={5}
    >
      {() => (
        <>
          <Row $gap={6} role="group" aria-label={status}>
            {tabs.map(({ name, label, count }) => (
              <Tab
                key={name}
                $late={name === 'overdue'}
                size="sm"
                variant={name === shown ? 'soft' : 'secondary'}
                aria-pressed={name === shown}
                onClick={() => setShown(name)}
              >
                {name === 'overdue' && <AlarmClock aria-hidden />}
                {label} <small>{count}</small>
              </Tab>
            ))}
          </Row>
          {items.length === 0 ? (
            <EmptyState text={all === 0 ? texts.noLive : texts.noneSuch} />
          ) : (
            <div>
              <Heads aria-hidden>
                {[squad, status, members, held, next, term].map((name) => (
                  <span key={name}>{name}</span>
                ))}
              </Heads>
              {items.map((one) => (
                <LiveRow
                  key={one.id}
                  squad={one}
                  iconUrl={games.find(({ id }) => id === one.gameId)?.iconUrl}
                  now={now}
                />
              ))}
            </div>
          )}
        </>
      )}
    </TodayCard>
  );
};
