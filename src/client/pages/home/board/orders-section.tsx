import type { Me } from '../../../../contract/schemas/me';
import { failureOf } from '../../../api/api-error';
import { FocusOnDecline } from '../../../features/order-invitation/focus-on-decline';
import { OpenOrders, useOpenOrders } from '../../../features/order-invitation/open-orders';
import { OrdersSkeleton } from '../../../features/order-invitation/order-styles';
import { ErrorState } from '../../../kit/feedback/error-state';
import { Card } from '../../../kit/layout/card';
import { SectionTitle } from '../../../kit/layout/page';
import { Quiet } from '../../../kit/layout/prose';
import { Row, Stack } from '../../../kit/layout/stack';
import { TextLink } from '../../../kit/routing/text-link';
import { OwnSquad } from './own-squad';
import { texts } from './texts';

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
        <TextLink to={`/${gameId}/orders`}>{texts.all}</TextLink>
      </Row>
      {me.squadMember !== null && <OwnSquad {...me.squadMember} />}
      <FocusOnDecline count={orders?.length}>{body()}</FocusOnDecline>
    </Stack>
  );
};
