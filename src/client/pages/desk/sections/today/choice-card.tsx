import { useState } from 'react';
import styled from 'styled-components';
import type { CallResponse } from '#client/api/call.ts';
import { useChoiceQuery } from '#client/entities/desk/today-api.ts';
import { useGamesQuery } from '#client/entities/game/reference-api.ts';
import { Select } from '#client/kit/form/select.tsx';
import { below, tabular, theme } from '#client/kit/theme/theme.ts';
import { Totals } from '../../kit/list/totals';
import { Quiet } from '../../kit/quiet';
import { deskPolling } from '../../kit/desk-polling';
import { choiceTexts as texts } from './choice-texts';
import { TodayCard } from './today-card';

type Choice = CallResponse<'GET /v1/admin/today/choice'>;
type Hours = Choice['games'][number]['hours'];

const Parts = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 24px;
  ${below('lg')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Heading = styled.h3`
  margin-bottom: 8px;
  color: ${theme.color.text3};
  font-size: 12px;
  font-weight: 400;
`;

const Bar = styled.div<{ $share: number }>`
  display: flex;
  justify-content: space-between;
  gap: 8px;
  padding: 6px 0 10px;
  background:
    linear-gradient(${theme.color.violet} 0 0) 0 100% / ${({ $share }) => $share}% 4px no-repeat,
    linear-gradient(${theme.color.surface3} 0 0) 0 100% / 100% 4px no-repeat;
  font-size: 13px;
  dd {
    ${tabular}
    font-weight: 600;
  }
  small {
    margin-left: 8px;
    color: ${theme.color.text3};
    font-weight: 400;
  }
`;

const HourBars = styled.div`
  display: flex;
  gap: 2px;
  align-items: end;
  height: 96px;
  margin-top: 12px;
  span {
    flex: 1;
    min-height: 2px;
    border-radius: 2px 2px 0 0;
    background: linear-gradient(to top, ${theme.color.violet} var(--found), ${theme.color.violetSoft} var(--found));
  }
`;

const HourNames = styled.div`
  display: flex;
  justify-content: space-between;
  color: ${theme.color.text3};
  font-size: 11px;
`;

const share = (part: number, of: number): string =>
  of === 0 ? texts.none : texts.percent(Math.round((part / of) * 100));

const Places = ({ places }: Pick<Choice, 'places'>) => {
  const most = Math.max(1, ...places.map(({ orders }) => orders));
  const all = places.reduce((sum, { orders }) => sum + orders, 0);
  return (
    <section aria-label={texts.places}>
      <Heading>{texts.places}</Heading>
      {all === 0 ? (
        <Quiet>{texts.noPlaces}</Quiet>
      ) : (
        <dl>
          {places.map(({ from, to, calls, orders }) => (
            <Bar key={from} $share={(orders / most) * 100}>
              <dt>{texts.place(from, to)}</dt>
              <dd>
                {orders}
                <small>{texts.ofCalls(calls)}</small>
              </dd>
            </Bar>
          ))}
        </dl>
      )}
    </section>
  );
};

const Games = ({ games, nameOf }: Pick<Choice, 'games'> & { readonly nameOf: (id: string) => string }) => (
  <section aria-label={texts.games}>
    <Heading>{texts.games}</Heading>
    <dl>
      {games.map(({ gameId, requests, found, firstYes }) => (
        <Bar key={gameId} $share={requests === 0 ? 0 : (found / requests) * 100}>
          <dt>{nameOf(gameId)}</dt>
          <dd>
            {share(found, requests)}
            <small>{texts.gameNote(requests, firstYes)}</small>
          </dd>
        </Bar>
      ))}
    </dl>
  </section>
);

const HourChart = ({ hours }: { readonly hours: Hours }) => {
  const most = Math.max(1, ...hours.map(({ requests }) => requests));
  return (
    <>
      <HourBars role="img" aria-label={texts.hoursLabel(hours)}>
        {hours.map(({ hour, requests, found }) => (
          <span
            key={hour}
            title={texts.hour(hour, requests, found)}
            style={{
              height: `${(requests / most) * 100}%`,
              ...{ '--found': `${requests === 0 ? 0 : (found / requests) * 100}%` },
            }}
          />
        ))}
      </HourBars>
      <HourNames aria-hidden>
        {[0, 6, 12, 18, 23].map((hour) => (
          <span key={hour}>{texts.hourName(hour)}</span>
        ))}
      </HourNames>
    </>
  );
};

const ByHour = ({ games, nameOf }: Pick<Choice, 'games'> & { readonly nameOf: (id: string) => string }) => {
  const [chosen, choose] = useState('');
  const game = games.find(({ gameId }) => gameId === chosen) ?? games[0];
  return (
    <section aria-label={texts.hours}>
      <Select
        label={texts.hours}
        value={game?.gameId ?? ''}
        onChange={({ target }) => choose(target.value)}
        options={games.map(({ gameId }) => ({ value: gameId, label: nameOf(gameId) }))}
      />
      {game !== undefined && <HourChart hours={game.hours} />}
    </section>
  );
};

/** Whether clients find mates, how soon, from which places of the list, and how evenly orders fall. */
export const ChoiceCard = () => {
  const query = useChoiceQuery({ query: {} }, deskPolling);
  const { data: known = [] } = useGamesQuery();
  const nameOf = (id: string): string => known.find((game) => game.id === id)?.name ?? id;
  return (
    <TodayCard title={texts.title} hint={texts.lead} query={query} height={360}>
      {({ requests, found, firstYes, gini, places, games }) => (
        <>
          <Totals
            figures={[
              { label: texts.found, value: share(found, requests), hint: texts.of(found, requests) },
              { label: texts.firstYes, value: firstYes === null ? texts.none : texts.span(firstYes) },
              { label: texts.gini, value: texts.number(gini), hint: texts.giniHint },
            ]}
          />
          {requests === 0 ? (
            <Quiet>{texts.nobody}</Quiet>
          ) : (
            <Parts>
              <Places places={places} />
              <Games games={games} nameOf={nameOf} />
              <ByHour games={games} nameOf={nameOf} />
            </Parts>
          )}
        </>
      )}
    </TodayCard>
  );
};
