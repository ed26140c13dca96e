import styled from 'styled-components';
import { Suspense } from 'react';
import { tabular, theme } from '#client/kit/theme/theme.ts';
import { Money } from '#client/entities/money/money.tsx';
import { texts } from './texts';
import { trialLesson } from '#domain/games/category.ts';
import { type Kopecks, kopecksToRubles, rublesToKopecks, sumOf } from '#domain/money/kopecks.ts';
import { ownPayment } from '#domain/squad/selectors/payments.ts';
import { offerOf } from '#domain/squad/selectors/invitations.ts';
import { formatDuration } from '#domain/text/format.ts';
import { Card, CardTitle } from '#client/kit/layout/card.tsx';
import { lazyComponent } from '#client/kit/overlay/lazy-component.tsx';
import { nameOf, type SquadPageState, useSquad } from '../page-state/squad-page-state';

const Lines = styled.dl`
  display: flex;
  flex-direction: column;
  gap: 8px;
  margin-top: 12px;
  color: ${theme.color.text2};
  font-size: 14px;
  > div {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: 12px;
    min-width: 0;
  }
  dt {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  dd {
    ${tabular}
    flex-shrink: 0;
  }
`;

const SumLine = styled.div`
  margin-top: 4px;
  padding-top: 14px;
  border-top: 1px solid ${theme.color.line};
  color: ${theme.color.text1};
  font-weight: 600;
  dd {
    font-size: 20px;
  }
`;

const Discount = styled.dd`
  color: ${theme.color.ok};
`;

const Note = styled.p`
  margin-top: 12px;
  color: ${theme.color.text3};
  font-size: 13px;
`;

interface BillLineProps {
  readonly label: string;
  readonly value: Kopecks;
  readonly kind?: 'plain' | 'discount' | 'return' | 'sum';
}

/** One line of the bill: what for, and how much. */
const BillLine = ({ label, value, kind = 'plain' }: BillLineProps) => {
  const Line = kind === 'sum' ? SumLine : 'div';
  const Sum = kind === 'discount' || kind === 'return' ? Discount : 'dd';
  return (
    <Line>
      <dt>{label}</dt>
      <Sum>
        <Money value={kopecksToRubles(value)} signed={kind === 'return'} />
      </Sum>
    </Line>
  );
};

/**
 * What this person pays in total: their payment once it is due or made, before that their shares of the estimate. Null
 * when they pay nothing.
 */
const ownShare = ({ squad, price }: SquadPageState, userId: string): Kopecks | null => {
  const payment = ownPayment(squad, userId);
  if (payment !== null) return payment.amount;
  const own = price?.shares.filter(({ payerId }) => payerId === userId) ?? [];
  return own.length === 0 ? null : sumOf(own, ({ amount }) => amount);
};

/** Where the money is, in a sentence. */
const priceNote = ({ view, state, squad, members }: SquadPageState, own: Kopecks | null, userId: string): string => {
  const allBack = squad.dispute?.decidedPercent === 100;
  if (view.myIncome !== null) {
    if (squad.settledAt === null) return texts.earned;
    return allBack && view.myIncome === 0 ? texts.earnedNothing : texts.earnedSettled;
  }
  const isMember = members.some(({ id }) => id === userId);
  if (own === null && isMember) return texts.ownerPays;
  if (squad.settledAt !== null) return allBack ? texts.settledBack : texts.settled;
  return state.value === 'PENDING' ? texts.estimate : isMember ? texts.held : texts.heldOfAll;
};

/** For a person who still owes something: their balance is requested first, so that this is rendered after the bill. */
const paySources = lazyComponent(() =>
  import(/* webpackChunkName: "squad-pay-sources" */ '../pay/pay-sources').then((m) => m.PaySources),
);

const promoField = lazyComponent(() =>
  import(/* webpackChunkName: "squad-promo" */ '../promo/promo-field').then((m) => m.PromoField),
);

/** The bill: a line for each mate, the subsidy, and the viewer's part. */
export const PriceCard = () => {
  const pageState = useSquad();
  const { view, state, squad, price, me, isPast } = pageState;
  const myIncome = view.myIncome === null ? null : rublesToKopecks(view.myIncome);
  const myPayment = ownPayment(squad, me.id);
  const own = ownShare(pageState, me.id);
  const isOffered = offerOf(squad, me.id) !== null;
  const title = isOffered
    ? texts.maybeIncome
    : myIncome !== null
      ? texts.income
      : myPayment === null
        ? texts.title
        : myPayment.paid
          ? texts.paidTitle
          : texts.toPay;
  const ownerPaid = state.value === 'READY' && myPayment?.paid === true;
  const beforeStart = state.value === 'PENDING' || state.value === 'READY';
  const mayUsePromo =
    me.id === squad.ownerId &&
    me.mateAccess === null &&
    !isPast &&
    beforeStart &&
    !ownerPaid &&
    squad.categoryKind !== trialLesson.categoryKind;
  const promoPart = mayUsePromo && (
    <Suspense>
      <promoField.Component />
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
  const friends = price?.shares.filter(({ payerId, memberId }) => payerId === me.id && memberId !== me.id) ?? [];
  const names = friends.map(({ memberId }) => nameOf(view, memberId)).join(', ');
  const { promo, payments } = squad;
  const total = sumOf(price?.shares ?? [], ({ amount }) => amount);
  const discount = sumOf(price?.shares ?? [], ({ subsidy }) => subsidy);
  // A squad that was recreated keeps the whole price; its own lines cover only the remaining time.
  const playedBefore = price === null ? 0 : total + discount - sumOf(price.mates, ({ amount }) => amount);
  const back = sumOf(payments, ({ payerId, refunded }) => (payerId === me.id ? refunded : 0));
  const backToAll = sumOf(payments, ({ refunded, subsidyReturned }) => refunded + subsidyReturned);
  return (
    <Card as="section">
      <CardTitle>{title}</CardTitle>
      <Lines>
        {price?.mates.map(({ mateId, amount }) => (
          <BillLine
            key={mateId}
            label={texts.mate(nameOf(view, mateId), formatDuration(squad.durationMinutes))}
            value={amount}
          />
        ))}
        {playedBefore > 0 && <BillLine label={texts.playedBefore} value={playedBefore} />}
        {discount > 0 && (
          <BillLine
            label={promo === null ? texts.discount : texts.promo(promo.code)}
            value={-discount}
            kind="discount"
          />
        )}
        {price !== null && total !== own && (own !== null || price.mates.length > 1) && (
          <BillLine label={texts.total} value={total} />
        )}
        {back > 0 && own !== null && <BillLine label={texts.youPaid} value={own} />}
        {myIncome !== null && backToAll > 0 && <BillLine label={texts.backToClients} value={-backToAll} />}
        {back > 0 && <BillLine label={texts.alreadyBack} value={back} kind="return" />}
        {myIncome !== null ? (
          <BillLine label={texts.myIncome} value={myIncome} kind="sum" />
        ) : (
          own !== null && <BillLine label={back > 0 ? texts.remains : texts.myShare} value={own - back} kind="sum" />
        )}
      </Lines>
      {myPayment !== null && !myPayment.paid && !isPast && (
        <Suspense>
          <paySources.Component />
        </Suspense>
      )}
      {promoPart}
      {names !== '' && <Note>{texts.covers(names)}</Note>}
      <Note>{priceNote(pageState, own, me.id)}</Note>
    </Card>
  );
};

/** A disbanded squad: what the person had paid, and what was refunded. */
export const ReturnedCard = () => {
  const { view, squad, me } = useSquad();
  const income = rublesToKopecks(view.myIncome ?? 0);
  const own = squad.payments.filter(({ payerId }) => payerId === me.id);
  const paid = sumOf(own, ({ amount }) => amount);
  const returned = sumOf(own, ({ refunded }) => refunded);
  return (
    <Card as="section">
      <CardTitle>{texts.money}</CardTitle>
      {paid > 0 && (
        <Lines>
          <BillLine label={texts.wasPaid} value={paid} />
          <BillLine label={texts.returned} value={returned} kind="sum" />
        </Lines>
      )}
      {income > 0 && (
        <Lines>
          <BillLine label={texts.myIncome} value={income} kind="sum" />
        </Lines>
      )}
      <Note>
        {me.mateAccess !== null
          ? income > 0
            ? texts.mateReceived
            : texts.mateNothing
          : paid === 0
            ? texts.nothingPaid
            : returned < paid
              ? texts.lateReturned
              : texts.allReturned}
      </Note>
    </Card>
  );
};
