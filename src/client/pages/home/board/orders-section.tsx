import type { Me } from '#contract/schemas/me.ts';
import { failureOf } from '#client/api/api-error.ts';
import { FocusOnDecline } from '#client/features/order-invitation/focus-on-decline.tsx';
import { OpenOrders, useOpenOrders } from '#client/features/order-invitation/open-orders.tsx';
import { OrdersSkeleton } from '#client/features/order-invitation/order-styles.tsx';
import { ErrorState } from '#client/kit/feedback/error-state.tsx';
import { Card } from '#client/kit/layout/card.tsx';
import { SectionTitle } from '#client/kit/layout/page.tsx';
import { Quiet } from '#client/kit/layout/prose.tsx';
import { Row, Stack } from '#client/kit/layout/stack.tsx';
import { TextLink } from '#client/kit/routing/text-link.tsx';
import { OwnSquad } from './own-squad';
import { texts } from './texts';
import { ordersPath } from '#contract/routes/game-pages.ts';

interface OrdersSectionProps {
  readonly me: Me;
  readonly gameId: string;
  readonly active: boolean;
}

/** The current squad, and pending invitations. */
export const OrdersSection = ({ me, gameId, active }: OrdersSectionProps) => {
  const { orders, error, refetch } = useOpenOrders();
  const inSquad = me.squadMember !== null;
  const body = () => {
    if (orders === undefined)
      return error === undefined ? (
        <OrdersSkeleton cards={1} />
      ) : (
        <Card>
          <ErrorState text={failureOf(error).message} onRetry={refetch} />
        </Card>
      );
    if (orders.length > 0)
      return (
        <Stack $gap={12}>
          {inSquad && <Quiet>{texts.next}</Quiet>}
          <OpenOrders orders={orders} me={me} />
        </Stack>
      );
    return inSquad ? null : (
      <Card>
        <Quiet>{active ? texts.none : texts.off}</Quiet>
      </Card>
    );
  };
  return (
    <Stack as="section" $gap={12} aria-labelledby="orders-now">
      <Row $justify="space-between" $align="baseline">
        <SectionTitle id="orders-now">{texts.now}</SectionTitle>
        <TextLink to={ordersPath({ gameId })}>{texts.all}</TextLink>
      </Row>
      {me.squadMember !== null && <OwnSquad {...me.squadMember} />}
      <FocusOnDecline count={orders?.length}>{body()}</FocusOnDecline>
    </Stack>
  );
};
