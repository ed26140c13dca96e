import { unpaidSharesOf } from '../../../../domain/squad/questions/payments';
import { PayParts } from '../../../entities/money/pay-parts';
import { useSquad } from '../scene/squad-scene';

/** Before the payment of what the viewer owes in this squad: what pays it. */
export const PaySources = () => {
  const { squad, me } = useSquad();
  return <PayParts prices={unpaidSharesOf(squad, me.id).map(({ amount }) => amount)} />;
};
