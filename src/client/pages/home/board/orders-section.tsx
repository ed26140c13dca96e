import type { Me } from '#contract/schemas/me.ts';
import { Loaded } from '#client/api/loaded.tsx';
import { FocusOnDecline } from '#client/features/order-invitation/focus-on-decline.tsx';
import { OpenOrders, useOpenOrders } from '#client/features/order-invitation/open-orders.tsx';
import { OrdersSkeleton } from '#client/features/order-invitation/order-styles.tsx';
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
  const { query, orders } = useOpenOrders();
  const inSquad = me.squadMember !== null;
  const nothing = inSquad ? null : (
    <Card>
      <Quiet>{active ? texts.none : texts.off}</Quiet>
    </Card>
  );
  return (
    <Stack as="section" $gap={12} aria-labelledby="orders-now">
      <Row $justify="space-between" $align="baseline">
        <SectionTitle id="orders-now">{texts.now}</SectionTitle>
        <TextLink to={ordersPath({ gameId })}>{texts.all}</TextLink>
      </Row>
      {me.squadMember !== null && <OwnSquad {...me.squadMember} />}
      <FocusOnDecline count={orders?.length}>
        <Loaded query={query} skeleton={<OrdersSkeleton cards={1} />} empty={nothing} failedIn={Card}>
          {(open) => (
            <Stack $gap={12}>
              {inSquad && <Quiet>{texts.next}</Quiet>}
              <OpenOrders orders={open} me={me} />
            </Stack>
          )}
        </Loaded>
      </FocusOnDecline>
    </Stack>
  );
};
