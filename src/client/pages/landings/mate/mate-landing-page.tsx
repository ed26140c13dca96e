import { useParams } from 'react-router';
import styled from 'styled-components';
import { formatDuration } from '../../../../domain/text/format';
import { useMateLandingQuery } from '../../../entities/mate/mate-side-api';
import { useMe } from '../../../entities/person/users-api';
import { ButtonLink } from '../../../kit/controls/button-link';
import { Money } from '../../../entities/money/money';
import { Card, CardTitle } from '../../../kit/layout/card';
import { Stack } from '../../../kit/layout/stack';
import { InviteButton, useInviteOnReturn } from '../../../entities/mate/invite-button';
import { MateLine } from '../../../entities/mate/mate-line';
import { useGameId } from '../../../entities/game/chosen-game';
import { CategoryIcon } from '../../../entities/game/category-icon';
import { theme } from '../../../kit/theme/theme';
import { LandingFrame, LandingHero, LandingQuestions } from '../landing-frame';
import { texts } from '../texts';

const Prices = styled.ul`
  li {
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: 48px;
    padding-block: 8px;
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

/** One mate presented to a visitor who does not know the service. */
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
                  <InviteButton
                    mate={landing.mate}
                    me={me}
                    gameId={landing.gameId}
                    size="lg"
                    wide
                    label={texts.invite}
                  />
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
