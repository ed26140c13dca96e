import { Suspense } from 'react';
import { trialLesson } from '../../../../domain/settings/trial-lesson';
import { kopecksToRubles } from '../../../../domain/money/kopecks-to-rubles';
import { rublesToKopecks } from '../../../../domain/money/rubles-to-kopecks';
import { sumOf } from '../../../../domain/money/sum-of';
import { offerOf } from '../../../../domain/squad/queries/invitations';
import { formatDuration } from '../../../../domain/text/format-duration';
import { Card, CardTitle } from '../../../ui/layout/card';
import { lazyPart } from '../../../ui/overlay/lazy-part';
import { nameOf } from '../scene/name-of';
import { useSquad } from '../scene/squad-scene';
import { BillLine } from './bill-line';
import { ownShare } from './own-share';
import { Lines, Note } from './price-look';
import { priceNote } from './price-note';
import { texts } from './texts';

const promoField = lazyPart(() => import(/* webpackChunkName: "squad-promo" */ '../promo/promo-field').then((m) => m.PromoField));

/** The bill: a line for each mate, what the service bears, and what falls to the person himself. */
export const PriceCard = () => {
  const { view, state, me } = useSquad();
  const { price, myPayment, myIncome } = view;
  const own = ownShare(view, me.id);
  const isOffered = offerOf(state.context, me.id) !== null;
  const title = isOffered ? texts.maybeIncome : myIncome !== null ? texts.income : myPayment === null ? texts.title : myPayment.paid ? texts.paidTitle : texts.toPay;
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
  const playedBefore = price === null ? 0 : rublesToKopecks(price.total) + rublesToKopecks(price.discount) - sumOf(price.lines, ({ amount }) => rublesToKopecks(amount));
  const back = sumOf(payments, ({ payerId, refunded }) => (payerId === me.id ? refunded : 0));
  const backToAll = sumOf(payments, ({ refunded, subsidyReturned }) => refunded + subsidyReturned);
  return (
    <Card as="section">
      <CardTitle>{title}</CardTitle>
      <Lines>
        {price?.lines.map(({ mateId, username, amount }) => (
          <BillLine key={mateId} label={texts.mate(username, formatDuration(view.durationMinutes))} value={amount} />
        ))}
        {playedBefore > 0 && <BillLine label={texts.playedBefore} value={kopecksToRubles(playedBefore)} />}
        {price !== null && price.discount > 0 && <BillLine label={promo === null ? texts.discount : texts.promo(promo.code)} value={-price.discount} kind="discount" />}
        {price !== null && price.total !== own && (own !== null || price.lines.length > 1) && <BillLine label={texts.total} value={price.total} />}
        {back > 0 && own !== null && <BillLine label={texts.youPaid} value={own} />}
        {myIncome !== null && backToAll > 0 && <BillLine label={texts.backToClients} value={kopecksToRubles(-backToAll)} />}
        {back > 0 && <BillLine label={texts.alreadyBack} value={kopecksToRubles(back)} kind="return" />}
        {myIncome !== null ? (
          <BillLine label={texts.myIncome} value={myIncome} kind="sum" />
        ) : (
          own !== null && <BillLine label={back > 0 ? texts.remains : texts.myShare} value={kopecksToRubles(rublesToKopecks(own) - back)} kind="sum" />
        )}
      </Lines>
      {promoPart}
      {names !== '' && <Note>{texts.covers(names)}</Note>}
      <Note>{priceNote(view, own, me.id)}</Note>
    </Card>
  );
};
