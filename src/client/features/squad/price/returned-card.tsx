import { kopecksToRubles } from '../../../../domain/money/kopecks-to-rubles';
import { sumOf } from '../../../../domain/money/sum-of';
import { Money } from '../../../ui/data/money';
import { Card, CardTitle } from '../../../ui/layout/card';
import { useSquad } from '../scene/squad-scene';
import { Lines, Note, SumLine } from './price-look';
import { texts } from './texts';

/** A disbanded squad: what the person had paid, and what of it came back. */
export const ReturnedCard = () => {
  const { state, me } = useSquad();
  const own = state.context.payments.filter(({ payerId }) => payerId === me.id);
  const paid = sumOf(own, ({ amount }) => amount);
  const returned = sumOf(own, ({ refunded }) => refunded);
  return (
    <Card as="section">
      <CardTitle>{texts.money}</CardTitle>
      {paid > 0 && (
        <Lines>
          <div>
            <dt>{texts.wasPaid}</dt>
            <dd>
              <Money value={kopecksToRubles(paid)} />
            </dd>
          </div>
          <SumLine>
            <dt>{texts.returned}</dt>
            <dd>
              <Money value={kopecksToRubles(returned)} />
            </dd>
          </SumLine>
        </Lines>
      )}
      <Note>{me.mateAccess !== null ? texts.mateReturned : paid === 0 ? texts.nothingPaid : returned < paid ? texts.lateReturned : texts.allReturned}</Note>
    </Card>
  );
};
