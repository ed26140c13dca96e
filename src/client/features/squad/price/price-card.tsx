import { Suspense } from 'react';
import { trialLesson } from '../../../../domain/settings/trial-lesson';
import { kopecksToRubles } from '../../../../domain/money/kopecks-to-rubles';
import { sumOf } from '../../../../domain/money/sum-of';
import { formatDuration } from '../../../../domain/text/format-duration';
import { Money } from '../../../ui/data/money';
import { Card, CardTitle } from '../../../ui/layout/card';
import { lazyPart } from '../../../ui/overlay/lazy-part';
import { nameOf } from '../scene/name-of';
import { useSquad } from '../scene/squad-scene';
import { ownShare } from './own-share';
import { Discount, Lines, Note, SumLine } from './price-look';
import { priceNote } from './price-note';
import { texts } from './texts';

const promoField = lazyPart(() => import(/* webpackChunkName: "squad-promo" */ '../promo/promo-field').then((m) => m.PromoField));

/** The bill: a line for each mate, what the service bears, and what falls to the person himself. */
export const PriceCard = () => {
  const { view, state, me } = useSquad();
  const { price, myPayment, myIncome } = view;
  const own = ownShare(view, me.id);
  const title = myIncome !== null ? texts.income : myPayment === null ? texts.title : myPayment.paid ? texts.paidTitle : texts.toPay;
  const ownerPaid = view.status === 'READY' && myPayment?.paid === true;
  const beforeStart = view.status === 'PENDING' || view.status === 'READY';
  const mayUsePromo = me.id === view.ownerId && me.mateAccess === null && beforeStart && !ownerPaid && view.category.kind !== trialLesson.categoryKind;
  const promoPart = mayUsePromo && (
    <Suspense>
      <promoField.Part />
    </Suspense>
  );
  if (price === null && own === null && myIncome === null) {
    return (
      <Card as="section">
        <CardTitle>{texts.title}</CardTitle>
        <Note>{texts.none}</Note>
        {promoPart}
      </Card>
    );
  }
  const friends = price?.shares.filter(({ payerId, memberId }) => payerId === me.id && memberId !== null && memberId !== me.id) ?? [];
  const names = friends.map(({ memberId }) => nameOf(view, memberId ?? '')).join(', ');
  const { promo, payments } = state.context;
  // A squad that was recreated keeps the whole price; its own lines are only what was left to play.
  const playedBefore = price === null ? 0 : Math.round((price.total + price.discount - price.lines.reduce((sum, { amount }) => sum + amount, 0)) * 100) / 100;
  const back = sumOf(payments, ({ payerId, refunded }) => (payerId === me.id ? refunded : 0));
  const backToAll = sumOf(payments, ({ refunded, subsidyReturned }) => refunded + subsidyReturned);
  return (
    <Card as="section">
      <CardTitle>{title}</CardTitle>
      <Lines>
        {price?.lines.map(({ mateId, username, amount }) => (
          <div key={mateId}>
            <dt>{texts.mate(username, formatDuration(view.durationMinutes))}</dt>
            <dd>
              <Money value={amount} />
            </dd>
          </div>
        ))}
        {playedBefore > 0 && (
          <div>
            <dt>{texts.playedBefore}</dt>
            <dd>
              <Money value={playedBefore} />
            </dd>
          </div>
        )}
        {price !== null && price.discount > 0 && (
          <div>
            <dt>{promo === null ? texts.discount : texts.promo(promo.code)}</dt>
            <Discount>
              <Money value={-price.discount} />
            </Discount>
          </div>
        )}
        {price !== null && price.total !== own && (own !== null || price.lines.length > 1) && (
          <div>
            <dt>{texts.total}</dt>
            <dd>
              <Money value={price.total} />
            </dd>
          </div>
        )}
        {back > 0 && own !== null && (
          <div>
            <dt>{texts.youPaid}</dt>
            <dd>
              <Money value={own} />
            </dd>
          </div>
        )}
        {myIncome !== null && backToAll > 0 && (
          <div>
            <dt>{texts.backToClients}</dt>
            <dd>
              <Money value={kopecksToRubles(-backToAll)} />
            </dd>
          </div>
        )}
        {back > 0 && (
          <div>
            <dt>{texts.alreadyBack}</dt>
            <Discount>
              <Money value={kopecksToRubles(back)} signed />
            </Discount>
          </div>
        )}
        {(own !== null || myIncome !== null) && (
          <SumLine>
            <dt>{myIncome !== null ? texts.myIncome : back > 0 ? texts.remains : texts.myShare}</dt>
            <dd>
              <Money value={myIncome ?? kopecksToRubles(Math.round((own ?? 0) * 100) - back)} />
            </dd>
          </SumLine>
        )}
      </Lines>
      {promoPart}
      {names !== '' && <Note>{texts.covers(names)}</Note>}
      <Note>{priceNote(view, own, me.id)}</Note>
    </Card>
  );
};
