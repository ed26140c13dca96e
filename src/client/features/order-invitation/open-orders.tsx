import { freshFor } from '../../api/first-queries';
import { use } from 'react';
import type { Me } from '#contract/schemas/me.ts';
import type { MateOrder } from '#contract/squads/squad-lists-fields.ts';
import { squadErrors } from '#contract/errors/texts/squads.ts';
import { mapped, shownData } from '../../api/loaded';
import { useAcceptOrderMutation, useCancelOrderMutation } from '../../entities/squad/squad-members-api';
import { useMateOrdersQuery } from '../../entities/squad/squad-lists-orders-api';
import { Grid } from '../../kit/layout/stack';
import { useServerNow } from '../../kit/time/use-server-now';
import { DeclineContext } from './decline-context';
import { InvitationCard } from './invitation-card';
import { OrderShare } from './order-styles';
import { useReportListed } from './listed-orders';
import { texts } from './texts';

/** Why this mate cannot accept any invitation now, as the text of the refusal they would get; null when they can. */
const whyNotAccept = ({ hasSquad, mateAccess }: Pick<Me, 'hasSquad' | 'mateAccess'>): string | null => {
  if (hasSquad) return squadErrors.SQUADS_HAS_SQUAD.message;
  return mateAccess?.active === true ? null : squadErrors.SQUADS_MATE_NOT_ACTIVE.message;
};

/** Invitations that can still be answered: an expired one leaves the list by itself. */
export const useOpenOrders = () => {
  const query = useMateOrdersQuery(undefined, { refetchOnMountOrArgChange: freshFor });
  const now = useServerNow();
  const open = mapped(query, (orders) => orders.filter(({ expiresAt }) => Date.parse(expiresAt) > now));
  return { query: open, orders: shownData(open) };
};

interface OrderCardProps {
  readonly order: MateOrder;
  readonly whyNot: string | null;
}

/** From here on the countdown is highlighted. */
const lastMs = 2 * 60_000;

/** An invitation to a mate: what the squad brings them. */
const OrderCard = ({ order, whyNot }: OrderCardProps) => {
  const { squadId, owner, income, price, expiresAt } = order;
  const now = useServerNow();
  const onDeclined = use(DeclineContext);
  const [acceptOrder] = useAcceptOrderMutation();
  const [cancelOrder] = useCancelOrderMutation();
  const call = { params: { id: squadId } };
  return (
    <InvitationCard
      order={order}
      hurry={Date.parse(expiresAt) - now < lastMs}
      share={<OrderShare income={income} price={price} />}
      acceptLabel={texts.accept}
      acceptFrom={texts.acceptFrom(owner.username)}
      declineText={texts.declineText(owner.username)}
      whyNot={whyNot}
      accept={() => acceptOrder(call).unwrap()}
      decline={() => cancelOrder(call).unwrap()}
      onDeclined={onDeclined}
    />
  );
};

interface OpenOrdersProps {
  readonly orders: readonly MateOrder[];
  readonly me: Me;
}

/** Invitations from `useOpenOrders` with answer buttons; inside `FocusOnDecline`. */
export const OpenOrders = ({ orders, me }: OpenOrdersProps) => {
  const whyNot = whyNotAccept(me);
  const list = useReportListed(orders.map(({ squadId }) => squadId));
  return (
    <Grid as="ul" ref={list} $columns="minmax(0, 1fr)" $gap={12}>
      {orders.map((order) => (
        <OrderCard key={order.squadId} order={order} whyNot={whyNot} />
      ))}
    </Grid>
  );
};
