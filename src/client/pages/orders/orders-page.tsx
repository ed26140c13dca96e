import styled from 'styled-components';
import { Suspense } from 'react';
import { useLocation } from 'react-router';
import type { Me } from '#contract/schemas/me.ts';
import type { FriendOrder } from '#contract/squads/squad-lists-fields.ts';
import { useDeclineFriendInvitationMutation, useJoinSquadMutation } from '../../entities/squad/squad-members-api';
import { Money } from '../../entities/money/money';
import { InvitationCard } from '../../features/order-invitation/invitation-card';
import { OrdersSkeleton, Share } from '../../features/order-invitation/order-styles';
import { NextBookings } from '../../features/booking/next-bookings';
import { texts } from './texts';
import { Loaded, mapped } from '../../api/loaded';
import { useFriendOrdersQuery } from '../../entities/squad/squad-lists-orders-api';
import { useMe } from '../../entities/person/users-api';
import { Card, CardTitle } from '../../kit/layout/card';
import { useServerNow } from '../../kit/time/use-server-now';
import { ButtonLink } from '../../kit/controls/button-link';
import { Grid, Row } from '../../kit/layout/stack';
import { useGameLink } from '../../entities/game/chosen-game';
import { theme } from '../../kit/theme/theme';
import { useReadSeen } from '../../entities/notification/notifications-api';
import { Page } from '../../kit/layout/page';
import { lazyComponent } from '../../kit/overlay/lazy-component';
import { PageTitle } from '../../kit/routing/page-title';
import { OwnSquadGate } from '../../entities/squad/own-squad-gate';
import { MateOrders } from './mate-orders';
import { chosenGame } from '#contract/routes/route.ts';
import { createSquadPath, squadsPath } from '#contract/routes/game-pages.ts';

interface FriendCardProps {
  readonly order: FriendOrder;
  /** Another squad of theirs prevents accepting, as text. */
  readonly whyNot: string | null;
}

/** An invitation by name: what it would cost this person. */
const FriendCard = ({ order, whyNot }: FriendCardProps) => {
  const { squadId, token, owner, share } = order;
  const [join] = useJoinSquadMutation();
  const [refuse] = useDeclineFriendInvitationMutation();
  return (
    <InvitationCard
      order={order}
      linked
      share={
        share !== null && (
          <Share>
            <small>{texts.friend.share}</small>
            <Money value={share} />
            {share === 0 && <small>{texts.friend.free}</small>}
          </Share>
        )
      }
      acceptLabel={texts.friend.join}
      acceptFrom={texts.friend.joinFrom(owner.username)}
      declineText={texts.friend.declineText(owner.username)}
      whyNot={whyNot}
      accept={() => join({ params: { id: squadId }, body: { token } }).unwrap()}
      decline={() => refuse({ params: { id: token } }).unwrap()}
    />
  );
};

/** Invitations to this client by name; renders nothing without any: the page then explains how invitations work. */
const FriendOrders = () => {
  const me = useMe();
  const query = useFriendOrdersQuery(undefined, { refetchOnMountOrArgChange: true });
  const now = useServerNow();
  const open = mapped(query, (orders) => orders.filter(({ expiresAt }) => Date.parse(expiresAt) > now));
  return (
    <Loaded query={open} skeleton={<OrdersSkeleton />} empty={null} failedIn={Card}>
      {(orders) => (
        <Grid as="ul" $columns="minmax(0, 1fr)" $gap={12} aria-label={texts.list}>
          {orders.map((order) => (
            <FriendCard key={order.token} order={order} whyNot={me?.hasSquad === true ? texts.friend.hasSquad : null} />
          ))}
        </Grid>
      )}
    </Loaded>
  );
};

const CardFrame = styled(Card)`
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

/** Invitations to this client by name, and how friends invite by link. */
const ClientOrders = ({ me }: { readonly me: Me | null }) => {
  const link = useGameLink();
  // Invitations are above this: rendered before they are loaded, it would jump.
  const { isLoading } = useFriendOrdersQuery(undefined);
  const { heading, steps, meanwhile, join, create } = texts.client;
  return (
    <>
      <FriendOrders />
      {!isLoading && (
        <CardFrame as="section" aria-labelledby="how-friends-invite">
          <CardTitle id="how-friends-invite">{heading}</CardTitle>
          <Steps>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </Steps>
          <p>{meanwhile}</p>
          <Row>
            <OwnSquadGate me={me} variant="primary">
              <ButtonLink to={link(squadsPath({ gameId: chosenGame }))} variant="primary">
                {join}
              </ButtonLink>
              <ButtonLink to={link(createSquadPath({ gameId: chosenGame }))}>{create}</ButtonLink>
            </OwnSquadGate>
          </Row>
        </CardFrame>
      )}
    </>
  );
};

/** A mate's strikes and missed invitations: why orders may be off. */
const standingNote = lazyComponent(() =>
  import(/* webpackChunkName: "mate-standing" */ '../../features/mate-standing/standing-note').then(
    (m) => m.StandingNote,
  ),
);

const Column = styled(Page)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
`;

/** `/{gameId}/orders` */
export const OrdersPage = () => {
  const me = useMe();
  useReadSeen(useLocation().pathname);
  return (
    <Column>
      <PageTitle>{texts.title}</PageTitle>
      <NextBookings />
      {me?.mateAccess && (
        <Suspense>
          <standingNote.Component />
        </Suspense>
      )}
      {me?.mateAccess ? <MateOrders me={me} /> : <ClientOrders me={me} />}
    </Column>
  );
};
