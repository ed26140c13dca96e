import { amountDue } from '../../../../domain/squad/queries/payments';
import { kopecksToRubles } from '../../../../domain/money/kopecks-to-rubles';
import { Button } from '../../../ui/controls/button';
import { formatMoney } from '../../../ui/data/format-money';
import { usePay } from '../pay/use-pay';
import { useSquad } from '../scene/squad-scene';
import { texts } from './texts';

/** Pays exactly the sum it shows. */
export const PayButton = ({ now }: { readonly now: number }) => {
  const { view, state, me, whyNot } = useSquad();
  const due = amountDue(state.context, me.id);
  const amount = kopecksToRubles(due);
  const pay = usePay({ squadId: view.id, amount, endsAt: state.context.statusEndsAt });
  return (
    <Button variant="primary" whyNot={whyNot({ type: 'squad.pay', by: me.id, at: now, quoted: due, balance: null })} onClick={pay}>
      {due === 0 ? texts.payNothing : texts.pay(formatMoney(amount))}
    </Button>
  );
};
