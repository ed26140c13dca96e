import { eq } from 'drizzle-orm';
import type { adminCodeContract } from '#contract/admin/code.ts';
import { adminCodeTerms } from '#domain/people/auth-limits.ts';
import type { App } from '#server/platform/app.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { adminCode } from '#server/platform/db/schema/people.ts';
import type { Handler, Handlers } from '#server/platform/http/call.ts';
import { limitRate } from '#server/platform/http/rate-limit.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { closeBackOffice, canUseBackOffice, openBackOffice } from '#server/platform/sessions/back-office-session.ts';
import { writeAudit } from '../../audit/public';
import { requirePassword } from '../../auth/public';
import { countRecoveryCodes, createRecoveryCodes, lockCode, consumeAnyCode, consumeAppCode } from './check-code';
import { seal } from '#server/platform/secrets/seal.ts';
import { newTotpSecret, totpUri } from './totp';

type Contract = typeof adminCodeContract;

/**
 * Attempts are counted before the code is checked, across all sessions of the operator.
 * @throws Refusal RATE_LIMITED
 */
const countTry = (app: App, userId: string): Promise<void> =>
  limitRate(app, `admin-code:${userId}`, adminCodeTerms.tries, adminCodeTerms.window);

const setUp: Handler<Contract['POST /v1/admin/code/set-up']> = async (app, { actor, body }) => {
  // A session left open must not be enough to set up a second factor.
  await requirePassword(app, actor.id, body.password);
  const secret = newTotpSecret();
  await inTransaction(app.db, async (tx) => {
    const row = await lockCode(tx, actor.id);
    if (row?.confirmedAt) throw new Refusal('ADMIN_CODE_ALREADY_SET_UP');
    const begun = { secret: seal(app.secret, 'admin codes', secret), lastStep: 0, createdAt: new Date() };
    await tx
      .insert(adminCode)
      .values({ userId: actor.id, ...begun })
      .onConflictDoUpdate({ target: adminCode.userId, set: begun });
  });
  return { secret, uri: totpUri(secret, actor.username) };
};

const confirm: Handler<Contract['POST /v1/admin/code/confirm']> = async (app, { actor, body }) => {
  await countTry(app, actor.id);
  return inTransaction(app.db, async (tx) => {
    const row = await lockCode(tx, actor.id);
    if (row === null) throw new Refusal('ADMIN_CODE_NOT_SET_UP');
    if (row.confirmedAt) throw new Refusal('ADMIN_CODE_ALREADY_SET_UP');
    await consumeAppCode(app, tx, row, body.code);
    await tx.update(adminCode).set({ confirmedAt: new Date() }).where(eq(adminCode.userId, actor.id));
    await writeAudit(app, tx, actor.id, { action: 'code.set-up', subject: `user:${actor.id}` });
    await openBackOffice(tx, actor.sessionId);
    return { recovery: await createRecoveryCodes(app, tx, actor.id) };
  });
};

const open: Handler<Contract['POST /v1/admin/code']> = async (app, { actor, body }) => {
  await countTry(app, actor.id);
  await inTransaction(app.db, async (tx) => {
    const row = await lockCode(tx, actor.id);
    if (!row?.confirmedAt) throw new Refusal('ADMIN_CODE_NOT_SET_UP');
    await consumeAnyCode(app, tx, row, body.code);
    await openBackOffice(tx, actor.sessionId);
  });
};

const recreateRecoveryCodes: Handler<Contract['POST /v1/admin/code/recovery']> = async (app, { actor, body }) => {
  await countTry(app, actor.id);
  return inTransaction(app.db, async (tx) => {
    const row = await lockCode(tx, actor.id);
    if (!row?.confirmedAt) throw new Refusal('ADMIN_CODE_NOT_SET_UP');
    await consumeAppCode(app, tx, row, body.code);
    await writeAudit(app, tx, actor.id, { action: 'code.recovery', subject: `user:${actor.id}` });
    return { recovery: await createRecoveryCodes(app, tx, actor.id) };
  });
};

export const codeHandlers: Handlers<Contract> = {
  'GET /v1/admin/code': async (app, { actor }) => {
    const [row] = await app.db
      .select({ confirmedAt: adminCode.confirmedAt })
      .from(adminCode)
      .where(eq(adminCode.userId, actor.id));
    return {
      needed: app.config.adminCode,
      setUp: row?.confirmedAt instanceof Date,
      open: canUseBackOffice(app, actor),
      recoveryLeft: await countRecoveryCodes(app.db, actor.id),
    };
  },
  'POST /v1/admin/code/set-up': setUp,
  'POST /v1/admin/code/confirm': confirm,
  'POST /v1/admin/code': open,
  'POST /v1/admin/code/recovery': recreateRecoveryCodes,
  'DELETE /v1/admin/code/session': (app, { actor }) =>
    inTransaction(app.db, (tx) => closeBackOffice(tx, actor.sessionId)),
};
