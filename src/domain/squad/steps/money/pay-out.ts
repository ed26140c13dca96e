import { percentOf, sumOf } from '#domain/money/kopecks.ts';
import { lateCancellationTerms } from '../../facts/squad-limits';
import { confirmedMatesOf, memberIds } from '../../selectors/members';
import { heldOf, heldTotal } from '../../selectors/payments';
import { changedSquad } from '../../facts/changed-squad';
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

/**
 * What mates are paid of their parts: gross × percent of order, rounded down. Mates whose percent is hidden are left
 * out.
 */
export const paysOf = (parts: readonly MatePart[]): readonly Pay[] =>
  parts
    .flatMap(({ mateId, percent, gross }) =>
      percent === undefined ? [] : [{ mateId, percent, gross, amount: percentOf(gross, percent) }],
    )
    .filter((pay) => pay.amount > 0);

/** Whether no percent is hidden, so that all pays and the service's part can be computed. */
const areAllPercentsKnown = (parts: readonly MatePart[]): boolean =>
  parts.every(({ percent }) => percent !== undefined);

/** Pays these mates from a pool and the rest of it to the service. The parts never exceed the pool. */
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
    return { context: changedSquad(context, { payments }), effects };
  };

/**
 * A cancellation by the clients' side in the lobby: everything is refunded if no mate has confirmed there, otherwise
 * half of it is paid to those who have (half of the gross × percent of order).
 */
export const cancelLate = (pool: Pool): Part =>
  choose((context) => {
    const mates = confirmedMatesOf(context);
    if (mates.length === 0) return refund(pool);
    const kept = context.lobbyMatesPercent ?? lateCancellationTerms.lobbyMatesPercent;
    const returned = percentOfPool(pool, 100 - kept);
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

/** Pays for the time that mates have already played. */
const payEarned: Part = inOrder(
  choose((context) => {
    const earned = sumOf(context.earned, (part) => part.gross);
    return payOut(poolOf(context, earned), earnedParts(context));
  }),
  set(() => ({ earned: [] })),
);

/** Releases everything held: played time is paid, the rest is refunded. */
export const releaseAll: Part = inOrder(
  payEarned,
  choose((context) => refund(heldPool(context))),
);

/** What the game finally cost each payer, in kopecks: paid, not refunded and not moved to a successor. */
const costsOf = ({ payments }: PublicSquad): StepEffectParams['payReferrals']['costs'] =>
  [...new Set(payments.map(({ payerId }) => payerId))].map((payerId) => ({
    payerId,
    amount: sumOf(payments, (payment) =>
      payment.payerId === payerId ? payment.amount - payment.refunded - payment.moved : 0,
    ),
  }));

/** The settlement: pays all mates and the service from the held money (history WITHDRAWN). `at` in epoch ms. */
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

/** The payer's part of each held share; the rest of the share is the service's subsidy. */
const carriedShares = ({ payments }: PublicSquad) =>
  payments
    .filter((payment) => heldOf(payment) > 0)
    .map((payment) => ({ memberId: payment.memberId, amount: payerPartOf(payment, heldOf(payment)) }));

/** Moves everything held to the successor, each share with its bonus part. */
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
