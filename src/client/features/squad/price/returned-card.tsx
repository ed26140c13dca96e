import { kopecksToRubles } from '../../../../domain/money/kopecks-to-rubles';
import { sumOf } from '../../../../domain/money/sum-of';
import { Card, CardTitle } from '../../../ui/layout/card';
import { useSquad } from '../scene/squad-scene';
import { BillLine } from './bill-line';
import { Lines, Note } from './price-look';
import { texts } from './texts';

/** A disbanded squad: what the person had paid, and what of it came back. */
export const ReturnedCard = () => {
  const { view, state, me } = useSquad();
  const income = view.myIncome ?? 0;
  const own = state.context.payments.filter(({ payerId }) => payerId === me.id);
  const paid = sumOf(own, ({ amount }) => amount);
  const returned = sumOf(own, ({ refunded }) => refunded);
  return (
    <Card as="section">
      <CardTitle>{texts.money}</CardTitle>
      {paid > 0 && (
        <Lines>
          <BillLine label={texts.wasPaid} value={kopecksToRubles(paid)} />
          <BillLine label={texts.returned} value={kopecksToRubles(returned)} kind="sum" />
        </Lines>
      )}
      {income > 0 && (
        <Lines>
          <BillLine label={texts.myIncome} value={income} kind="sum" />
        </Lines>
      )}
      <Note>{me.mateAccess !== null ? (income > 0 ? texts.mateReceived : texts.mateNothing) : paid === 0 ? texts.nothingPaid : returned < paid ? texts.lateReturned : texts.allReturned}</Note>
    </Card>
  );
};
