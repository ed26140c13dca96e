import { randomBytes } from 'node:crypto';
import { and, count, eq, sum } from 'drizzle-orm';
import type { Executor } from '../../platform/db/open-database';
import { referral, referralTag } from '../../platform/db/schema/referrals-and-support';
import type { referralsContract } from '#contract/money/referrals.ts';
import { referralTerms } from '#domain/people/referral.ts';
import { inTransaction } from '../../platform/db/in-transaction';
import type { Handlers } from '../../platform/http/call';
import { Refusal } from '../../platform/http/refusal';
import { notify } from '../notifications/public';
import { lockAccount } from '../users/public';
import { listPeople } from './list-people';
import { referrerOf } from './referrer-of';
import { readReferralRates } from '../../platform/settings/read-rates';

/** The tag of a person's own links, created on first use. */
const ownTag = async (db: Executor, userId: string): Promise<string> => {
  const find = async (): Promise<string | undefined> =>
    (await db.select({ tag: referralTag.tag }).from(referralTag).where(eq(referralTag.userId, userId)))[0]?.tag;
  const before = await find();
  if (before !== undefined) return before;
  await db
    .insert(referralTag)
    .values({ userId, tag: randomBytes(5).toString('hex') })
    .onConflictDoNothing();
  const tag = await find();
  if (tag === undefined) throw new Error('the referral tag was not made');
  return tag;
};

export const referralsHandlers: Handlers<typeof referralsContract> = {
  'POST /v1/referrals': async (app, { actor, body }) => {
    if (!actor) throw new Refusal('REFERRALS_AUTH_USER_REQUIRED');
    if (actor.mateGameId !== null) throw new Refusal('REFERRALS_ONLY_CLIENT_CAN_BE_REFERRAL');
    return inTransaction(app.db, async (tx) => {
      const found = await referrerOf(tx, actor.id, body);
      // Two people must not refer each other; locked in one order, since concurrent claims would not see each other.
      let isNewcomer = false;
      for (const id of [actor.id, found.referrerId].sort()) {
        const account = await lockAccount(tx, id);
        if (id === actor.id) isNewcomer = account?.orders === 0;
      }
      const back = and(eq(referral.clientId, found.referrerId), eq(referral.referrerId, actor.id));
      if ((await tx.select({ id: referral.clientId }).from(referral).where(back)).length > 0)
        throw new Refusal('REFERRALS_NOT_FOUND');
      // Otherwise existing users would become referrals through every link to a squad.
      if (!isNewcomer) return { accepted: false };
      const at = new Date(app.clock.now());
      const [fresh] = await tx
        .insert(referral)
        .values({ clientId: actor.id, ...found, channel: body.channel ?? null, createdAt: at })
        .onConflictDoNothing()
        .returning({ id: referral.clientId });
      if (fresh) await notify(tx, [found.referrerId], { kind: 'REFERRAL_JOINED', facts: { who: actor.username }, at });
      return { accepted: fresh !== undefined };
    });
  },
  'GET /v1/referrals/me/people': listPeople,
  'GET /v1/referrals/me': async (app, { actor }) => {
    const [own] = await app.db
      .select({ invited: count(), earned: sum(referral.earned).mapWith(Number) })
      .from(referral)
      .where(eq(referral.referrerId, actor.id));
    const { percent, maxPerClient } = await readReferralRates(app.settings);
    return {
      refTag: await ownTag(app.db, actor.id),
      invited: own?.invited ?? 0,
      earned: own?.earned ?? 0,
      percent,
      days: referralTerms.window / 86_400_000,
      maxPerClient,
    };
  },
};
