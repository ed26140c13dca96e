import styled from 'styled-components';
import { useFriendOrdersQuery } from '../../api/squads-api';
import { ButtonLink } from '../../ui/controls/button-link';
import { Card, CardTitle } from '../../ui/layout/card';
import { Row } from '../../ui/layout/stack';
import { useGameLink } from '../../ui/routing/use-game-link';
import { theme } from '../../ui/theme/theme';
import { FriendOrders } from './friend-orders';
import { texts } from './texts';

const Face = styled(Card)`
  display: grid;
  gap: 20px;
  max-width: 640px;
  p {
    color: ${theme.color.text2};
  }
`;

const Steps = styled.ol`
  display: grid;
  gap: 12px;
  counter-reset: step;
  li {
    display: grid;
    grid-template-columns: 32px minmax(0, 1fr);
    align-items: center;
    gap: 12px;
    counter-increment: step;
  }
  li::before {
    display: grid;
    place-items: center;
    height: 32px;
    border-radius: 10px;
    background: ${theme.color.surface3};
    font-weight: 600;
    content: counter(step);
  }
`;

/** Who calls this client by name, and how friends call him by a link. */
export const ClientOrders = () => {
  const link = useGameLink();
  // Invitations stand above: until they are known this would jump.
  const { isLoading } = useFriendOrdersQuery(undefined);
  const { heading, steps, meanwhile, join, create } = texts.client;
  return (
    <>
      <FriendOrders />
      {!isLoading && (
        <Face as="section" aria-labelledby="how-friends-invite">
          <CardTitle id="how-friends-invite">{heading}</CardTitle>
          <Steps>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </Steps>
          <p>{meanwhile}</p>
          <Row>
            <ButtonLink to={link('/{gameId}/squads')} variant="primary">
              {join}
            </ButtonLink>
            <ButtonLink to={link('/{gameId}/squads/create')}>{create}</ButtonLink>
          </Row>
        </Face>
      )}
    </>
  );
};
