import { and, eq, inArray } from 'drizzle-orm';
import type { taxesContract } from '#contract/money/taxes.ts';
import { owedReceiptStates } from '#domain/taxes/npd-receipt-states.ts';
import type { App } from '../../platform/app';
import { inTransaction } from '../../platform/db/in-transaction';
import { npdReceipt } from '../../platform/db/schema/money/taxes';
import type { Handlers } from '../../platform/http/call';
import { Refusal } from '../../platform/http/refusal';
import { incomeOf } from './income';
import { checkOfToday, checksAreOn } from './npd/checks';
import { heldOf, lookAtHeldNow } from './payout-hold';
import { giveNpdReceipt, ownNpdReceipts } from './receipts/own-receipts';
import { isEarner, lockTaxpayer, profileOf, writeProfile } from './tax-profile';

/** The income of the year against the limit: by the account alone (`own`), or by everybody with its INN. */
export const shownIncomeOf = async (app: App, userId: string, whose: 'own' | 'earned') => {
  const { year, limit, warnFrom, standing, ...income } = await incomeOf(app, app.db, userId);
  return { year, earned: income[whose], limit, warnFrom, standing };
};

/** What the tax service said today; null where it is not asked. */
export const shownCheck = async (app: App, profile: Awaited<ReturnType<typeof profileOf>>) => {
  if (profile?.status !== 'SELF_EMPLOYED' || !(await checksAreOn(app))) return null;
  const { answer, failure, at } = await checkOfToday(app, app.db, profile.innHash);
  return { answer, failure, at };
};

const readOwn = async (app: App, userId: string) => {
  const { db } = app;
  const [profile, held] = await Promise.all([profileOf(app, db, userId), heldOf(db, userId)]);
  return {
    earner: await isEarner(db, userId),
    required: (await app.settings.get('tax-status-required')) === 1,
    profile: profile && { status: profile.status, inn: profile.inn, name: profile.name, phone: profile.phone },
    check: await shownCheck(app, profile),
    income: profile?.status === 'SELF_EMPLOYED' ? await shownIncomeOf(app, userId, 'own') : null,
    hold: held && { reason: held.reason, since: held.since },
    receiptsOwed: await db.$count(
      npdReceipt,
      and(eq(npdReceipt.userId, userId), inArray(npdReceipt.state, [...owedReceiptStates])),
    ),
  };
};

export const taxesHandlers: Handlers<typeof taxesContract> = {
  'GET /v1/taxes/me': (app, { actor }) => readOwn(app, actor.id),

  'PUT /v1/taxes/me': async (app, { actor, body }) => {
    await inTransaction(app.db, async (tx) => {
      if (!(await isEarner(tx, actor.id))) throw new Refusal('FORBIDDEN');
      await lockTaxpayer(tx, actor.id);
      if (await writeProfile(app, tx, actor.id, body)) await lookAtHeldNow(app, tx, [actor.id]);
    });
    app.outbox.kick();
    return readOwn(app, actor.id);
  },

  'GET /v1/taxes/me/receipts': (app, { actor, query }) => ownNpdReceipts(app, actor.id, query.cursor),

  'PUT /v1/taxes/me/receipts/{id}': (app, { actor, params, body }) =>
    giveNpdReceipt(app, actor.id, params.id, body.link),
};
