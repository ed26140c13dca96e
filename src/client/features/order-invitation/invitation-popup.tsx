import { useState } from 'react';
import { useLocation } from 'react-router';
import styled from 'styled-components';
import type { Me } from '#contract/schemas/me.ts';
import type { MateOrder } from '#contract/squads/squad-lists-fields.ts';
import type { CallResponse } from '../../api/call';
import { useAcceptOrderMutation, useCancelOrderMutation } from '../../entities/squad/squad-members-api';
import { useHotSquadsQuery } from '../../entities/squad/hot-squads-api';
import { useMateOrdersQuery } from '../../entities/squad/squad-lists-orders-api';
import { Button } from '../../kit/controls/button';
import { below, theme } from '../../kit/theme/theme';
import { useServerNow } from '../../kit/time/use-server-now';
import { DeclineButton } from './decline-button';
import { useListedSquadIds } from './listed-orders';
import { InvitationPopupCard } from './invitation-popup-card';
import { texts } from './texts';
import { useAnswer } from './use-answer';
import { useHotOffer } from './use-hot-offer';
import { ordersPath, squadPath } from '#contract/routes/game-pages.ts';

type HotSquad = CallResponse<'GET /v1/squads/mate/hot'>[number];
type Call = { readonly kind: 'order'; readonly order: MateOrder } | { readonly kind: 'hot'; readonly order: HotSquad };

/** Below the header: the bottom of the page is taken by toasts, chat and tab bar. */
const Corner = styled.div`
  position: fixed;
  top: calc(${theme.size.header} + 12px);
  right: 24px;
  z-index: ${theme.layer.tabBar};
  ${below('md')} {
    right: 12px;
    left: 12px;
  }
`;

interface CardProps<Order> {
  readonly order: Order;
  readonly more: number;
  readonly ordersPath: string;
  readonly onLater: () => void;
}

const OrderCall = ({ order, ...rest }: CardProps<MateOrder>) => {
  const { squadId, gameId, owner } = order;
  const [acceptOrder] = useAcceptOrderMutation();
  const [cancelOrder] = useCancelOrderMutation();
  const call = { params: { id: squadId } };
  const { accept, decline, errorText } = useAnswer(squadPath({ gameId, squadId }), {
    accept: () => acceptOrder(call).unwrap(),
    decline: () => cancelOrder(call).unwrap(),
  });
  return (
    <InvitationPopupCard order={order} title={texts.invitation} errorText={errorText} {...rest}>
      <DeclineButton name={owner.username} text={texts.declineText(owner.username)} onDecline={decline} />
      <Button variant="primary" onClick={accept}>
        {texts.accept}
      </Button>
    </InvitationPopupCard>
  );
};

const HotCall = ({ order, ...rest }: CardProps<HotSquad>) => {
  const { offer, errorText } = useHotOffer(order.squadId);
  return (
    <InvitationPopupCard order={order} title={texts.hot} errorText={errorText} {...rest}>
      <Button variant="primary" onClick={offer}>
        {texts.ready}
      </Button>
    </InvitationPopupCard>
  );
};

/** Another invitation of the same squad is another call. */
const keyOf = ({ kind, order }: Call): string => `${kind} ${order.squadId} ${order.invitedAt}`;

/** Calls to this mate, invitations first, the earliest deadline first. */
const useCalls = (pathname: string): readonly Call[] => {
  const now = useServerNow();
  const orders = useMateOrdersQuery().data ?? [];
  const hot = useHotSquadsQuery().data ?? [];
  const listed = useListedSquadIds();
  const calls: readonly Call[] = [
    ...orders.filter(({ squadId }) => !listed.has(squadId)).map((order) => ({ kind: 'order' as const, order })),
    ...hot.filter(({ offered }) => !offered).map((order) => ({ kind: 'hot' as const, order })),
  ];
  return calls.filter(
    ({ order }) =>
      Date.parse(order.expiresAt) > now && pathname !== squadPath({ gameId: order.gameId, squadId: order.squadId }),
  );
};

const Calls = ({ ordersPath }: { readonly ordersPath: string }) => {
  const { pathname } = useLocation();
  const calls = useCalls(pathname);
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const open = calls.filter((call) => !folded.has(keyOf(call)));
  const [first] = open;
  // The page of invitations shows the same calls, all of them.
  if (first === undefined || pathname === ordersPath) return null;
  const key = keyOf(first);
  const rest = { more: open.length - 1, ordersPath, onLater: () => setFolded(new Set([...folded, key])) };
  return first.kind === 'order' ? (
    <OrderCall key={key} order={first.order} {...rest} />
  ) : (
    <HotCall key={key} order={first.order} {...rest} />
  );
};

/** Shows every call, on any page, to a mate who can take an order; never covers a field that is being typed in. */
export const InvitationPopup = ({ me: { hasSquad, mateAccess } }: { readonly me: Me }) => (
  <Corner role="status" aria-atomic={false} aria-label={texts.region}>
    {mateAccess?.active === true && !hasSquad && <Calls ordersPath={ordersPath({ gameId: mateAccess.gameId })} />}
  </Corner>
);
