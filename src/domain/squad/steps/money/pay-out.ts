import { percentOf, sumOf } from '../../../money/kopecks';
import { lateCancellationTerms } from '../../facts/squad-limits';
import { confirmedMatesOf, memberIds } from '../../selectors/members';
import { heldOf, heldTotal } from '../../selectors/payments';
import type { PublicSquad } from '../../facts/squad-context';
import type { StepEffect, StepEffectParams } from '../../facts/squad-effect';
import { choose, emit, inOrder, record, set, notify, type Part } from '../step-parts';
import {
  allParts,
  earnedParts,
  heldPool,
  type MatePart,
  partsOf,
  percentOfPool,
  type Pool,
  poolOf,
  poolWithout,
} from './pools';
import { payerPartOf, refund } from './refund';

type Pay = StepEffectParams['payMate'];

/** What mates get of their parts: gross × percent of order, rounded down. Of those alone whose percent is seen. */
export const paysOf = (parts: readonly MatePart[]): readonly Pay[] =>
  parts
    .flatMap(({ mateId, percent, gross }) =>
      percent === undefined ? [] : [{ mateId, percent, gross, amount: percentOf(gross, percent) }],
    )
    .filter((pay) => pay.amount > 0);

/** Nobody's percent is hidden: all pays are known, and with them what is left for the service. */
const areAllPercentsKnown = (parts: readonly MatePart[]): boolean =>
  parts.every(({ percent }) => percent !== undefined);

/** Spends a pool on these mates, and on the service everything else. The parts are never more than the pool. */
export const payOut =
  (pool: Pool, parts: readonly MatePart[]): Part =>
  (context) => {
    const pays = paysOf(parts);
    const rest = sumOf(pool, (amount) => amount) - sumOf(pays, (pay) => pay.amount);
    const effects: StepEffect[] = pays.map((params) => ({ type: 'payMate', params }));
    if (rest > 0 && areAllPercentsKnown(parts)) effects.push({ type: 'takeServicePart', params: { amount: rest } });
    const payments = context.payments.map((payment, index) => ({
      ...payment,
      spent: payment.spent + (pool[index] ?? 0),
    }));
    return { context: { ...context, payments }, effects };
  };

/**
 * A cancellation in the lobby by the clients' side: all back while no mate has confirmed there, else half of it
 * to those mates who have (half of the gross × percent of order).
 */
export const cancelLate = (pool: Pool): Part =>
  choose((context) => {
    const mates = confirmedMatesOf(context);
    if (mates.length === 0) return refund(pool);
    const returned = percentOfPool(pool, 100 - lateCancellationTerms.lobbyMatesPercent);
    const spent = poolWithout(pool, returned);
    return inOrder(
      refund(returned),
      payOut(
        spent,
        partsOf(
          context,
          mates,
          sumOf(spent, (amount) => amount),
        ),
      ),
    );
  });

/** Pays for the time that mates have played for good. */
const payEarned: Part = inOrder(
  choose((context) => {
    const earned = sumOf(context.earned, (part) => part.gross);
    return payOut(poolOf(context, earned), earnedParts(context));
  }),
  set(() => ({ earned: [] })),
);

/** Leaves nothing held: played time is paid for, the rest goes back. */
export const releaseAll: Part = inOrder(
  payEarned,
  choose((context) => refund(heldPool(context))),
);

/** What the game has cost each payer: paid, not returned and not carried to another squad. */
const costsOf = ({ payments }: PublicSquad): StepEffectParams['payReferrals']['costs'] =>
  [...new Set(payments.map(({ payerId }) => payerId))].map((payerId) => ({
    payerId,
    amount: sumOf(payments, (payment) =>
      payment.payerId === payerId ? payment.amount - payment.refunded - payment.moved : 0,
    ),
  }));

/** Pays all mates out of what is held and ends the money of the squad: history WITHDRAWN. `at` in epoch ms. */
export const settle = (at: number): Part =>
  choose((context) => {
    const parts = allParts(context);
    const pays = paysOf(parts).map(({ mateId, amount }) => ({ mateId, amount }));
    return inOrder(
      payOut(heldPool(context), parts),
      set(() => ({ earned: [], settledAt: at })),
      emit((settled) => [
        record(
          'WITHDRAWN',
          'system',
          null,
          areAllPercentsKnown(parts) ? { amount: sumOf(pays, (pay) => pay.amount) } : {},
        ),
        notify('SETTLED', 'system', memberIds(settled)),
        ...(settled.payments.length > 0 && areAllPercentsKnown(parts)
          ? [{ type: 'payReferrals', params: { costs: costsOf(settled), pays } } as const]
          : []),
      ]),
    );
  });

/** The payer's part of what is held of each share: the rest of it is the service's. */
const carriedShares = ({ payments }: PublicSquad) =>
  payments
    .filter((payment) => heldOf(payment) > 0)
    .map((payment) => ({ memberId: payment.memberId, amount: payerPartOf(payment, heldOf(payment)) }));

/** Everything held goes to the squad that replaces this one, each share with its bonus part. */
export const moveHeld = (toSquadId: number): Part =>
  choose((context) => {
    const amount = heldTotal(context);
    const shares = carriedShares(context);
    return inOrder(
      set(({ payments }) => ({ payments: payments.map((payment) => ({ ...payment, moved: heldOf(payment) })) })),
      emit(() => (amount > 0 ? [{ type: 'moveHeld', params: { toSquadId, amount } }] : [])),
      emit(() => (shares.length > 0 ? [{ type: 'carryFunding', params: { toSquadId, shares } }] : [])),
    );
  });
