import type { deskCodeContract } from '#contract/desk/code.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Handler, Handlers } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { canUseDesk, closeDesk, openDesk } from '#server/platform/sessions/desk-session.ts';
import { secondStepWaysOf } from '#server/platform/sessions/second-step.ts';
import { writeAudit } from '../audit/public';
import { requirePassword } from '../auth/public';
import {
  beginAuthenticator,
  checkPasskey,
  confirmAuthenticator,
  consumeAnyCode,
  consumeAppCode,
  countCodeTry,
  countKeyTry,
  countRecoveryCodes,
  lockAuthenticator,
  renewRecoveryCodes,
  triesOf,
} from '../second-step/public';
import { lockAccount } from '../users/public';

type Contract = typeof deskCodeContract;

const setUp: Handler<Contract['POST /v1/admin/code/set-up']> = async (app, { actor, body }) => {
  // A session left open must not be enough to set up a second factor.
  await requirePassword(app, actor.id, body.password);
  return inTransaction(app.db, async (tx) => {
    if ((await lockAuthenticator(tx, actor.id))?.confirmedAt) throw new Refusal('ADMIN_CODE_ALREADY_SET_UP');
    return beginAuthenticator(app, tx, actor);
  });
};

const confirm: Handler<Contract['POST /v1/admin/code/confirm']> = async (app, { actor, body }) => {
  await countCodeTry(app, triesOf(actor));
  return inTransaction(app.db, async (tx) => {
    const account = await lockAccount(tx, actor.id);
    const row = await lockAuthenticator(tx, actor.id);
    if (account === null || row === null) throw new Refusal('ADMIN_CODE_NOT_SET_UP');
    if (row.confirmedAt) throw new Refusal('ADMIN_CODE_ALREADY_SET_UP');
    if (!(await consumeAppCode(app, tx, row, body.code))) throw new Refusal('ADMIN_CODE_WRONG');
    await writeAudit(app, tx, actor.id, { action: 'code.set-up', subject: `user:${actor.id}` });
    await openDesk(tx, actor.sessionId);
    return { recovery: await confirmAuthenticator(app, tx, account) };
  });
};

const open: Handler<Contract['POST /v1/admin/code']> = async (app, { actor, body }) => {
  await countCodeTry(app, triesOf(actor));
  await inTransaction(app.db, async (tx) => {
    if ((await secondStepWaysOf(tx, actor.id)).length === 0) throw new Refusal('ADMIN_CODE_NOT_SET_UP');
    if ((await consumeAnyCode(app, tx, actor.id, body.code)) === null) throw new Refusal('ADMIN_CODE_WRONG');
    await openDesk(tx, actor.sessionId);
  });
};

const openByKey: Handler<Contract['POST /v1/admin/code/passkey']> = async (app, { actor, body }) => {
  await countKeyTry(app, triesOf(actor));
  const challengeOf = { purpose: 'CONFIRM', holder: `session:${actor.sessionId}` } as const;
  await checkPasskey(app, body.answer, challengeOf, actor.id);
  await inTransaction(app.db, (tx) => openDesk(tx, actor.sessionId));
};

const recreateRecoveryCodes: Handler<Contract['POST /v1/admin/code/recovery']> = async (app, { actor, body }) => {
  await countCodeTry(app, triesOf(actor));
  return inTransaction(app.db, async (tx) => {
    const account = await lockAccount(tx, actor.id);
    const row = await lockAuthenticator(tx, actor.id);
    if (account === null || !row?.confirmedAt) throw new Refusal('ADMIN_CODE_NOT_SET_UP');
    if (!(await consumeAppCode(app, tx, row, body.code))) throw new Refusal('ADMIN_CODE_WRONG');
    await writeAudit(app, tx, actor.id, { action: 'code.recovery', subject: `user:${actor.id}` });
    return { recovery: await renewRecoveryCodes(app, tx, account) };
  });
};

export const deskCodeHandlers: Handlers<Contract> = {
  'GET /v1/admin/code': async (app, { actor }) => {
    const ways = await secondStepWaysOf(app.db, actor.id);
    return {
      needed: app.config.adminCode,
      setUp: ways.length > 0,
      hasKey: ways.includes('KEY'),
      open: canUseDesk(app, actor),
      recoveryLeft: await countRecoveryCodes(app.db, actor.id),
    };
  },
  'POST /v1/admin/code/set-up': setUp,
  'POST /v1/admin/code/confirm': confirm,
  'POST /v1/admin/code': open,
  'POST /v1/admin/code/passkey': openByKey,
  'POST /v1/admin/code/recovery': recreateRecoveryCodes,
  'DELETE /v1/admin/code/session': (app, { actor }) => inTransaction(app.db, (tx) => closeDesk(tx, actor.sessionId)),
};
