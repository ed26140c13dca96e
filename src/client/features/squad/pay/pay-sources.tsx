import { unpaidSharesOf } from '#domain/squad/selectors/payments.ts';
import { PaymentBreakdown } from '#client/entities/money/payment-breakdown.tsx';
import { useSquad } from '../page-state/squad-page-state';

/** Above the payment of what the viewer owes in this squad: what it is paid from. */
export const PaySources = () => {
  const { squad, me } = useSquad();
  return <PaymentBreakdown prices={unpaidSharesOf(squad, me.id).map(({ amount }) => amount)} />;
};
