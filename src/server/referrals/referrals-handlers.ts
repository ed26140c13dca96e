import { and, count, eq, sum } from 'drizzle-orm';
import type { referralsContract } from '../../contract/referrals';
import { kopecksToRubles } from '../../domain/money/kopecks-to-rubles';
import { referralTerms } from '../../domain/settings/referral-terms';
import { inTransaction } from '../db/in-transaction';
import { referral } from '../db/schema/referrals-and-support';
import type { Handlers } from '../http/call';
import { Refusal } from '../http/refusal';
import { notify } from '../notifications/notify';
import { ownTag } from './own-tag';
import { referrerOf } from './referrer-of';

export const referralsHandlers: Handlers<typeof referralsContract> = {
  'POST /v1/referrals': async (app, { actor, body }) => {
    if (!actor) throw new Refusal('REFERRALS_AUTH_USER_REQUIRED');
    if (actor.mateGameId !== null) throw new Refusal('REFERRALS_ONLY_CLIENT_CAN_BE_REFERRAL');
    return inTransaction(app.db, async (tx) => {
      const found = await referrerOf(tx, actor.id, body);
      // Two people who bring each other bring nobody.
      const back = and(eq(referral.clientId, found.referrerId), eq(referral.referrerId, actor.id));
      if ((await tx.select({ id: referral.clientId }).from(referral).where(back)).length > 0) throw new Refusal('REFERRALS_NOT_FOUND');
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
  'GET /v1/referrals/me': async (app, { actor }) => {
    const [own] = await app.db.select({ invited: count(), earned: sum(referral.earned).mapWith(Number) }).from(referral).where(eq(referral.referrerId, actor.id));
    return {
      refTag: await ownTag(app.db, actor.id),
      invited: own?.invited ?? 0,
      earned: kopecksToRubles(own?.earned ?? 0),
      percent: referralTerms.percent,
      days: referralTerms.window / 86_400_000,
      maxPerClient: kopecksToRubles(referralTerms.maxPerClient),
    };
  },
};
