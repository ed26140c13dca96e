import { eq, min } from 'drizzle-orm';
import { rublesToKopecks } from '#domain/money/kopecks.ts';
import { days, hours } from '#domain/time/durations.ts';
import type { ReferralChannel } from '#domain/people/referral-channel.ts';
import type { App } from '#server/platform/app.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { referral } from '#server/platform/db/schema/referrals-and-support.ts';
import { squadMember } from '#server/platform/db/schema/squads.ts';
import { platformAccount, userAccount } from '#domain/money/account-ref.ts';
import { openOperation } from '#server/platform/ledger/operations.ts';
import { postTransfers } from '#server/platform/ledger/post-transfers.ts';
import { recordTransactions } from '#server/platform/ledger/record-transaction.ts';
import { demoId } from '../demo-person';

interface Brought {
  readonly client: string;
  readonly by: string;
  readonly ago: number;
  readonly channel?: ReferralChannel;
  /** Joined by a link to the referrer's first squad. */
  readonly bySquad?: true;
  /** Rubles for each rewarded game, the oldest first. */
  readonly rewards: readonly number[];
}

const brought: readonly Brought[] = [
  { client: 'Снежок', by: 'Киберкот', ago: days(19), rewards: [120, 70] },
  { client: 'Фонарик', by: 'Киберкот', ago: days(10), rewards: [90], channel: 'TELEGRAM' },
  { client: 'Лимонад', by: 'Киберкот', ago: days(2), rewards: [], channel: 'DISCORD', bySquad: true },
  { client: 'Тыква', by: 'Северин', ago: days(12), rewards: [150] },
];

const firstSquadOf = async (tx: Tx, userId: string): Promise<number | null> => {
  const [first] = await tx
    .select({ id: min(squadMember.squadId) })
    .from(squadMember)
    .where(eq(squadMember.userId, userId));
  return first?.id ?? null;
};

/** Referrals, and the rewards that their games have brought, paid out of the service's share. */
export const seedReferrals = async (app: App, tx: Tx): Promise<void> => {
  const now = app.clock.now();
  for (const { client, by, ago, channel = null, bySquad, rewards } of brought) {
    const referrerId = demoId(by);
    const earned = rewards.reduce((sum, rubles) => sum + rublesToKopecks(rubles), 0);
    const createdAt = new Date(now - ago);
    const squadId = bySquad ? await firstSquadOf(tx, referrerId) : null;
    const type = squadId === null ? 'TAG' : 'SQUAD';
    await tx
      .insert(referral)
      .values({ clientId: demoId(client), referrerId, type, squadId, channel, earned, createdAt });
    for (const [index, rubles] of rewards.entries()) {
      const at = new Date(now - (ago * (rewards.length - index)) / (rewards.length + 1) - hours(1));
      const amount = rublesToKopecks(rubles);
      const operationId = await openOperation(tx, 'squad.settlementDue', 'system', at);
      const movement = { from: platformAccount('revenue'), to: userAccount(referrerId), amount };
      await postTransfers(tx, operationId, [movement], at);
      await recordTransactions(
        tx,
        [{ operationId, type: 'CORRECTION', bonusReason: 'REFERRAL_PROGRAMM', userId: referrerId, amount }],
        at,
      );
    }
  }
};
