import type { MateOrder } from '../../../contract/squads/squad-lists';
import { useAcceptOrderMutation, useCancelOrderMutation } from '../../api/squad-steps-api';
import { InvitationCard } from './invitation-card';
import { OrderShare } from './order-share';
import { texts } from './texts';

interface OrderCardProps {
  readonly order: MateOrder;
  /** Epoch ms by the server's clock. */
  readonly now: number;
  readonly whyNot: string | null;
  readonly onDeclined: () => void;
}

/** From here on the countdown warns. */
const lastMs = 2 * 60_000;

/** A mate is called: what the squad brings him. */
export const OrderCard = ({ order, now, whyNot, onDeclined }: OrderCardProps) => {
  const { squadId, owner, income, price, expiresAt } = order;
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
