import { useParams } from 'react-router';
import styled from 'styled-components';
import { formatDuration } from '#domain/text/format.ts';
import { mateLandingsApi, useMateLandingQuery } from '#client/entities/mate/mate-landings-api.ts';
import { type PageComponent, unsubscribed } from '#client/api/first-queries.ts';
import { useMe } from '#client/entities/person/users-api.ts';
import { ButtonLink } from '#client/kit/controls/button-link.tsx';
import { Money } from '#client/entities/money/money.tsx';
import { Card, CardTitle } from '#client/kit/layout/card.tsx';
import { Stack } from '#client/kit/layout/stack.tsx';
import { InviteButton, useInviteOnReturn } from '#client/entities/mate/invite-button.tsx';
import { MateLine } from '#client/entities/mate/mate-line.tsx';
import { useGameId } from '#client/entities/game/chosen-game.ts';
import { CategoryIcon } from '#client/entities/game/category-icon.tsx';
import { LandingFrame, LandingHero, LandingQuestions } from '../landing-frame';
import { texts } from '../texts';
import { matePath } from '#contract/routes/game-pages.ts';

const Sections = styled(Stack)`
  margin-top: 48px;
`;

/** One mate presented to a visitor who does not know the service. */
export const MateLandingPage: PageComponent = () => {
  const { landingId = '' } = useParams();
  const gameId = useGameId();
  const me = useMe();
  const query = useMateLandingQuery({ params: { id: landingId } });
  useInviteOnReturn(me, query.currentData?.gameId ?? gameId);
  return (
    <LandingFrame query={query} gameId={gameId}>
      {(landing) => (
        <>
          <LandingHero
            title={landing.title}
            lead={landing.lead}
            points={landing.points}
            aside={
              <Card as="section" className="landing-card" aria-labelledby="landing-mate">
                <CardTitle id="landing-mate">{texts.prices}</CardTitle>
                <MateLine mate={landing.mate} />
                <ul className="landing-sums">
                  {landing.prices.map(({ id, kind, name, price, durationMinutes }) => (
                    <li key={id}>
                      <CategoryIcon kind={kind} />
                      <div>
                        {name}
                        <small>{formatDuration(durationMinutes)}</small>
                      </div>
                      <Money value={price} />
                    </li>
                  ))}
                </ul>
                <InviteButton mate={landing.mate} me={me} gameId={landing.gameId} size="lg" wide label={texts.invite} />
                <ButtonLink to={matePath({ gameId: landing.gameId, mateId: landing.mate.id })} wide>
                  {texts.page}
                </ButtonLink>
              </Card>
            }
          />
          <Sections>
            <LandingQuestions questions={landing.questions} />
          </Sections>
        </>
      )}
    </LandingFrame>
  );
};

MateLandingPage.firstQueries = ({ parts: [, , id = ''] }) => [
  mateLandingsApi.endpoints.mateLanding.initiate({ params: { id } }, unsubscribed),
];
