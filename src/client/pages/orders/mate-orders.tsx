import { Grid } from '../../kit/layout/stack';
import styled from 'styled-components';
import { Inbox, Swords, ToggleLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Me } from '../../../contract/schemas/me';
import { squadErrors } from '../../../contract/errors/texts/squads';
import { useHotSquadsQuery, useMateOrdersQuery } from '../../entities/squad/squads-api';
import { useServerNow } from '../../kit/time/use-server-now';
import type { MateOrder } from '../../../contract/squads/squad-lists';
import { useAcceptOrderMutation, useCancelOrderMutation } from '../../entities/squad/squad-steps-api';
import { InvitationCard } from './invitation-card';
import { OrderShare, OrdersSkeleton } from './order-look';
import { texts as calls } from '../../features/order-invitation/texts';
import { texts } from './texts';
import { SectionTitle } from '../../kit/layout/page';
import { theme } from '../../kit/theme/theme';
import { HotCard } from './hot-card';
import { failureOf } from '../../api/api-error';
import { ButtonLink } from '../../kit/controls/button-link';
import { EmptyState } from '../../kit/feedback/empty-state';
import { ErrorState } from '../../kit/feedback/error-state';
import { Notice } from '../../kit/feedback/notice';
import { Card } from '../../kit/layout/card';
import { useGameLink } from '../../entities/game/game-place';
import { LazyMateToggle } from '../../features/mate-toggle/lazy-mate-toggle';

/** Why this mate cannot accept any invitation now, in the words of the refusal they would get; null when they can. */
const whyNotAccept = ({ hasSquad, mateAccess }: Pick<Me, 'hasSquad' | 'mateAccess'>): string | null => {
  if (hasSquad) return squadErrors.SQUADS_HAS_SQUAD.message;
  return mateAccess?.active === true ? null : squadErrors.SQUADS_MATE_NOT_ACTIVE.message;
};

/** The invitations that still can be answered: one whose time is over leaves the list by itself. */
const useOpenOrders = () => {
  const { data, error, refetch } = useMateOrdersQuery(undefined, { refetchOnMountOrArgChange: true });
  const now = useServerNow();
  return { orders: data?.filter(({ expiresAt }) => Date.parse(expiresAt) > now), error, refetch, now };
};

interface OrderCardProps {
  readonly order: MateOrder;
  /** Epoch ms by the server's clock. */
  readonly now: number;
  readonly whyNot: string | null;
  readonly onDeclined: () => void;
}

/** From here on the countdown warns. */
const lastMs = 2 * 60_000;

/** A mate is called: what the squad brings them. */
const OrderCard = ({ order, now, whyNot, onDeclined }: OrderCardProps) => {
  const { squadId, owner, income, price, expiresAt } = order;
  const [acceptOrder] = useAcceptOrderMutation();
  const [cancelOrder] = useCancelOrderMutation();
  const call = { params: { id: squadId } };
  return (
    <InvitationCard
      order={order}
      hurry={Date.parse(expiresAt) - now < lastMs}
      share={<OrderShare income={income} price={price} />}
      acceptLabel={calls.accept}
      acceptFrom={texts.acceptFrom(owner.username)}
      declineText={calls.declineText(owner.username)}
      whyNot={whyNot}
      accept={() => acceptOrder(call).unwrap()}
      decline={() => cancelOrder(call).unwrap()}
      onDeclined={onDeclined}
    />
  );
};

const HotOrdersSection = styled.section`
  > p {
    margin-bottom: 12px;
    color: ${theme.color.text2};
    font-size: 14px;
  }
  ul {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 12px;
  }
`;

/**
 * Hot squads that fit this mate now; nothing at all when there are none, for it is an extra beside their invitations.
 */
const HotOrders = () => {
  const { data } = useHotSquadsQuery(undefined, { refetchOnMountOrArgChange: true });
  const now = useServerNow();
  const open = data?.filter(({ expiresAt }) => Date.parse(expiresAt) > now) ?? [];
  if (open.length === 0) return null;
  return (
    <HotOrdersSection aria-labelledby="hot-squads">
      <SectionTitle id="hot-squads">{texts.hot.title}</SectionTitle>
      <p>{texts.hot.text}</p>
      <ul>
        {open.map((squad) => (
          <HotCard key={squad.squadId} squad={squad} />
        ))}
      </ul>
    </HotOrdersSection>
  );
};

/** Takes the focus from a card that is gone; there is nothing to press, so it shows none. */
const Section = styled.section`
  &:focus {
    outline: none;
  }
`;

/** The invitations that wait for this mate, the one that ends first on top. */
export const MateOrders = ({ me }: { readonly me: Me }) => {
  const { orders, error, refetch, now } = useOpenOrders();
  const section = useRef<HTMLElement>(null);
  const declined = useRef(false);
  const count = orders?.length;
  const link = useGameLink();
  const active = me.mateAccess?.active ?? false;
  const whyNot = whyNotAccept(me);

  /** The card goes with the button that had the focus: the list takes it. */
  useEffect(() => {
    if (declined.current) section.current?.focus();
    declined.current = false;
  }, [count]);

  const body = () => {
    if (orders === undefined)
      return error === undefined ? (
        <OrdersSkeleton />
      ) : (
        <ErrorState text={failureOf(error).message} onRetry={refetch} />
      );
    if (orders.length === 0) {
      const create = me.hasSquad ? undefined : (
        <ButtonLink to={link('/{gameId}/squads/create')}>{texts.create}</ButtonLink>
      );
      return (
        <Card>
          <EmptyState
            icon={<Inbox />}
            text={active ? texts.empty : texts.emptyOff}
            action={active ? create : <LazyMateToggle />}
          />
        </Card>
      );
    }
    return (
      <Grid as="ul" $columns="minmax(0, 1fr)" $gap={12}>
        {orders.map((order) => (
          <OrderCard
            key={order.squadId}
            order={order}
            now={now}
            whyNot={whyNot}
            onDeclined={() => {
              declined.current = true;
            }}
          />
        ))}
      </Grid>
    );
  };
  return (
    <>
      {me.squadMember !== null && (
        <Notice
          icon={<Swords aria-hidden />}
          text={texts.hasSquad}
          action={
            <ButtonLink to={`/${me.squadMember.gameId}/squads/${me.squadMember.squadId}`} size="sm">
              {texts.toSquad}
            </ButtonLink>
          }
        />
      )}
      {!active && orders !== undefined && orders.length > 0 && (
        <Notice icon={<ToggleLeft aria-hidden />} text={texts.ordersOff} action={<LazyMateToggle />} />
      )}
      <Section ref={section} tabIndex={-1} aria-label={texts.list}>
        {body()}
      </Section>
      {active && me.squadMember === null && <HotOrders />}
    </>
  );
};
