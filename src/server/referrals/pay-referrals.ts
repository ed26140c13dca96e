import { eq, inArray, sql } from 'drizzle-orm';
import { referralReward } from '../../domain/referrals/referral-reward';
import { mulDiv } from '../../domain/money/mul-div';
import type { SquadContext } from '../../domain/squad/squad-context';
import type { Tx } from '../db/open-database';
import { appUser } from '../db/schema/people';
import { referral } from '../db/schema/referrals-and-support';
import { platformAccount, userAccount } from '../ledger/account-ref';
import { postTransfers } from '../ledger/post-transfers';
import { recordTransactions } from '../ledger/record-transaction';
import { announce, userRoom } from '../outbox/put-outbox';
import { notify } from '../notifications/notify';

interface Settlement {
  readonly tx: Tx;
  readonly operationId: string;
  readonly squadId: number;
  readonly at: Date;
}

/** What a mate has just been paid, kopecks. */
interface Payout {
  readonly mateId: string;
  readonly amount: number;
}

const costs = (context: SquadContext): ReadonlyMap<string, number> => {
  const byPayer = new Map<string, number>();
  for (const { payerId, amount, refunded, moved } of context.payments) byPayer.set(payerId, (byPayer.get(payerId) ?? 0) + amount - refunded - moved);
  return byPayer;
};

/** The mates' part of a reward, in proportion to what they got; the last kopecks fall to the last of them. */
const sharesOf = (payouts: readonly Payout[], part: number): readonly Payout[] => {
  const all = payouts.reduce((sum, { amount }) => sum + amount, 0);
  let rest = all === 0 ? 0 : part;
  return payouts.map(({ mateId, amount }, index) => {
    const share = index === payouts.length - 1 ? rest : Math.min(rest, all === 0 ? 0 : mulDiv(part, amount, all));
    rest -= share;
    return { mateId, amount: share };
  });
};

/**
 * Pays those who brought the squad's clients, inside the settlement's transaction: out of the service's part, and
 * out of what the mates have just received where the terms say so. Money only changes hands: nothing is made.
 */
export const payReferrals = async ({ tx, operationId, squadId, at }: Settlement, context: SquadContext, payouts: readonly Payout[]): Promise<void> => {
  const byPayer = costs(context);
  if (byPayer.size === 0) return;
  const rows = await tx.select().from(referral).where(inArray(referral.clientId, [...byPayer.keys()])).orderBy(referral.clientId).for('update');
  for (const { clientId, referrerId, type, earned, createdAt } of rows) {
    const { reward, fromMates } = referralReward({ type, cost: byPayer.get(clientId) ?? 0, earned, since: createdAt.getTime(), at: at.getTime() });
    if (reward === 0) continue;
    const shares = sharesOf(payouts.filter(({ mateId }) => mateId !== referrerId), fromMates).filter(({ amount }) => amount > 0);
    const borne = shares.reduce((sum, { amount }) => sum + amount, 0);
    const to = userAccount(referrerId);
    await postTransfers(tx, operationId, [...shares.map(({ mateId, amount }) => ({ from: userAccount(mateId), to, amount })), { from: platformAccount('revenue'), to, amount: reward - borne }], at);
    const common = { operationId, type: 'CORRECTION', bonusReason: 'REFERRAL_PROGRAMM', squadId } as const;
    await recordTransactions(tx, [...shares.map(({ mateId, amount }) => ({ ...common, userId: mateId, amount: -amount })), { ...common, userId: referrerId, amount: reward, details: { clientId } }], at);
    await tx.update(referral).set({ earned: sql`${referral.earned} + ${reward}` }).where(eq(referral.clientId, clientId));
    const [client] = await tx.select({ username: appUser.username }).from(appUser).where(eq(appUser.id, clientId));
    await announce(tx, [userRoom(referrerId)], 'me changed', {});
    await notify(tx, [referrerId], { kind: 'REFERRAL_REWARD', facts: { amount: reward, who: client?.username ?? 'Клиент' }, at });
  }
};
