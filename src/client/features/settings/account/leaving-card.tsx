import { useState } from 'react';
import styled from 'styled-components';
import { Loaded } from '#client/api/loaded.tsx';
import type { LeavingObstacle } from '#domain/people/leaving.ts';
import { useOwnCoursesQuery } from '#client/entities/mate/training-landings-api.ts';
import { useLeavingQuery } from '#client/entities/session/leaving-api.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { BusySkeleton } from '#client/kit/feedback/busy-skeleton.tsx';
import { TextLink } from '#client/kit/routing/text-link.tsx';
import { theme } from '#client/kit/theme/theme.ts';
import { Narrow, SettingCard } from '../setting-card';
import { LeavingForm } from './leaving-form';
import { leavingTexts } from './leaving-texts';
import { chosenGame } from '#contract/routes/route.ts';
import { bookingsPath, ordersHistoryPath, squadPath } from '#contract/routes/game-pages.ts';
import { moneyPath } from '#contract/routes/money-pages.ts';
import { balancePath } from '#contract/routes/product-pages.ts';
import { useMe } from '#client/entities/person/users-api.ts';
import { useGameId } from '#client/entities/game/chosen-game.ts';
import { trainingPath } from '#contract/routes/landing-pages.ts';

const Facts = styled.ul`
  display: flex;
  flex-direction: column;
  gap: 6px;
  padding-left: 18px;
  color: ${theme.color.text2};
  font-size: 14px;
  list-style: disc;
`;

const places = {
  BOOKING: bookingsPath({ gameId: chosenGame }),
  WITHDRAWAL: balancePath,
  REFUND: balancePath,
  RESERVE: moneyPath('reserves'),
} as const;

/** Links to the school's page, where a course is closed; renders nothing if that page is not available. */
const CourseLink = () => {
  const { data = [] } = useOwnCoursesQuery();
  const open = data.find(({ closedAt }) => closedAt === null);
  if (open === undefined) return null;
  const { gameId, landingId } = open.course;
  return <TextLink to={trainingPath({ gameId, landingId })}>{leavingTexts.ways.COURSE}</TextLink>;
};

/** Links to the squad that the person is in; to their history, where one waits for its settlement. */
const SquadLink = () => {
  const me = useMe();
  const gameId = useGameId();
  return (
    <TextLink to={me?.squadMember ? squadPath(me.squadMember) : ordersHistoryPath({ gameId })}>
      {leavingTexts.ways.SQUAD}
    </TextLink>
  );
};

interface ObstacleLinkProps {
  readonly obstacle: LeavingObstacle;
  readonly gameId: string;
}

/** Links to where the obstacle is removed; permissions are removed by other operators. */
const ObstacleLink = ({ obstacle, gameId }: ObstacleLinkProps) => {
  if (obstacle === 'OPERATOR') return null;
  if (obstacle === 'COURSE') return <CourseLink />;
  if (obstacle === 'SQUAD') return <SquadLink />;
  return <TextLink to={places[obstacle].replace('{gameId}', gameId)}>{leavingTexts.ways[obstacle]}</TextLink>;
};

/** Deletion of the person's own account: first what will happen and what prevents it. */
export const LeavingCard = ({ gameId }: { readonly gameId: string }) => {
  const query = useLeavingQuery(undefined, { refetchOnMountOrArgChange: true });
  const [open, setOpen] = useState(false);
  const content = (data: NonNullable<typeof query.data>) => {
    if (data.obstacles.length > 0)
      return (
        <>
          <p>{leavingTexts.notNow}</p>
          <Facts>
            {data.obstacles.map((obstacle) => (
              <li key={obstacle}>
                {leavingTexts.obstacles[obstacle]} <ObstacleLink obstacle={obstacle} gameId={gameId} />
              </li>
            ))}
          </Facts>
        </>
      );
    return (
      <>
        <Facts>
          {leavingTexts.facts(data).map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </Facts>
        {open ? (
          <LeavingForm balance={data.balance} onChanged={query.refetch} onCancel={() => setOpen(false)} />
        ) : (
          <div>
            <Button size="sm" variant="danger" onClick={() => setOpen(true)}>
              {leavingTexts.begin}
            </Button>
          </div>
        )}
      </>
    );
  };
  return (
    <SettingCard anchor="leaving" title={leavingTexts.title} lead={leavingTexts.lead}>
      <Narrow>
        <Loaded query={query} skeleton={<BusySkeleton $height={96} $radius="10px" />}>
          {content}
        </Loaded>
      </Narrow>
    </SettingCard>
  );
};
