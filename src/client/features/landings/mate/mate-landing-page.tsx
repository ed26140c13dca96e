import { useParams } from 'react-router';
import styled from 'styled-components';
import { formatDuration } from '../../../../domain/text/format-duration';
import { useMateLandingQuery } from '../../../api/mate-side-api';
import { useMe } from '../../../api/use-me';
import { ButtonLink } from '../../../ui/controls/button-link';
import { Money } from '../../../ui/data/money';
import { Card, CardTitle } from '../../../ui/layout/card';
import { Stack } from '../../../ui/layout/stack';
import { InviteButton } from '../../../ui/people/invite-button';
import { MateLine } from '../../../ui/people/mate-line';
import { useInviteOnReturn } from '../../../ui/people/use-invite-on-return';
import { useGameId } from '../../../ui/routing/use-game-id';
import { CategoryIcon } from '../../../ui/squad/category-icon';
import { theme } from '../../../ui/theme/theme';
import { LandingFrame } from '../landing-frame';
import { LandingHero } from '../landing-hero';
import { LandingQuestions } from '../landing-questions';
import { texts } from '../texts';

const Prices = styled.ul`
  li {
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: 48px;
  }
  li + li {
    border-top: 1px solid ${theme.color.line};
  }
  svg {
    flex-shrink: 0;
    color: ${theme.color.violet};
  }
  div {
    flex: 1;
    min-width: 0;
  }
  small {
    display: block;
    color: ${theme.color.text2};
    font-size: 13px;
  }
`;

const Price = styled(Money)`
  font-weight: 700;
`;

const Sections = styled(Stack)`
  margin-top: 48px;
`;

/** One mate told of to somebody who has never heard of the service. */
export const MateLandingPage = () => {
  const { landingId = '' } = useParams();
  const gameId = useGameId();
  const me = useMe();
  const { currentData: landing, error, refetch } = useMateLandingQuery({ params: { id: landingId } });
  useInviteOnReturn(me, landing?.gameId ?? gameId);
  return (
    <LandingFrame missing={landing === null} error={error} retry={refetch} gameId={gameId}>
      {landing ? (
        <>
          <LandingHero
            title={landing.title}
            lead={landing.lead}
            points={landing.points}
            aside={
              <Card as="section" aria-labelledby="landing-mate">
                <Stack $gap={16}>
                  <CardTitle id="landing-mate">{texts.prices}</CardTitle>
                  <MateLine mate={landing.mate} />
                  <Prices>
                    {landing.prices.map(({ id, kind, name, price, durationMinutes }) => (
                      <li key={id}>
                        <CategoryIcon kind={kind} />
                        <div>
                          {name}
                          <small>{formatDuration(durationMinutes)}</small>
                        </div>
                        <Price value={price} />
                      </li>
                    ))}
                  </Prices>
                  <InviteButton mate={landing.mate} me={me} gameId={landing.gameId} size="lg" wide label={texts.invite} />
                  <ButtonLink to={`/${landing.gameId}/team/${landing.mate.id}`} wide>
                    {texts.page}
                  </ButtonLink>
                </Stack>
              </Card>
            }
          />
          <Sections>
            <LandingQuestions questions={landing.questions} />
          </Sections>
        </>
      ) : null}
    </LandingFrame>
  );
};
