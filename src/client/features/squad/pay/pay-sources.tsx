import { unpaidSharesOf } from '../../../../domain/squad/selectors/payments';
import { PaymentBreakdown } from '../../../entities/money/payment-breakdown';
import { useSquad } from '../page-state/squad-page-state';

/** Above the payment of what the viewer owes in this squad: what it is paid from. */
export const PaySources = () => {
  const { squad, me } = useSquad();
  return <PaymentBreakdown prices={unpaidSharesOf(squad, me.id).map(({ amount }) => amount)} />;
};
