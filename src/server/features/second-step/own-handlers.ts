import { and, eq } from 'drizzle-orm';
import type { secondStepContract } from '#contract/people/second-step.ts';
import type { App } from '#server/platform/app.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { authenticatorApp, passkey } from '#server/platform/db/schema/second-step.ts';
import { appUser } from '#server/platform/db/schema/people.ts';
import type { Handler, Handlers } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { announce, userRoom } from '#server/platform/outbox/put-outbox.ts';
import { secondStepWaysOf } from '#server/platform/sessions/second-step.ts';
import { writeAudit } from '../audit/public';
import { consumeOwnCode, hasPassword, mailOwnCode, requirePassword } from '../auth/public';
import { lockAccount } from '../users/public';
import type { AuditAction } from '#domain/people/audit-action.ts';
import { refuseKey } from './check-passkey';
import {
  beginAuthenticator,
  confirmAuthenticator,
  consumeAppCode,
  countRecoveryCodes,
  firstRecoveryCodes,
  lockAuthenticator,
  renewRecoveryCodes,
} from './codes';
import { mailAboutSecondStep } from './letters';
import { openLossOf, reportLoss, takeLossBack } from './loss';
import { checkCreatedKey, creationOptionsFor, keysOf, storeKey } from './passkeys';
import { relyingPartyOf } from './relying-party';
import { dropCodesOfNothing } from './remove-all';
import { countChallenge, countCodeTry, countKeyTry, triesOf } from './tries';

type Contract = typeof secondStepContract;
type Own = Handlers<Pick<Contract, Extract<keyof Contract, `${string} /v1/users/me/${string}`>>>;

const notAsked =
  'Этим кодом подтверждают, что аккаунт твой: для ключа доступа, приложения с кодами или их сброса. Если ты об этом не просил, смени пароль.';

interface OwnerWords {
  readonly password?: string | undefined;
  readonly code?: string | undefined;
}

/**
 * A session left open must not be enough to say that all is lost. A code of a letter is, even where there is a password:
 * it may be lost too, and a new one needs the second step. What follows has days, a letter and an operator before it.
 * @throws Refusal AUTH_WRONG_CREDENTIALS, AUTH_EMAIL_WRONG_CODE, AUTH_EMAIL_CONFIRMATION_TIMEOUT, RATE_LIMITED
 */
const requireOwner = async (app: App, userId: string, { password, code }: OwnerWords): Promise<void> => {
  if (code !== undefined) return consumeOwnCode(app, userId, code);
  if (password === undefined) throw new Refusal('AUTH_WRONG_CREDENTIALS');
  await requirePassword(app, userId, password);
};

/**
 * Nor is it enough for the first second step, and nor is a mailbox where there is a password. Who has a second step has
 * taken it: the gate has seen to that. @throws as `requireOwner`
 */
const requireOwnerAtFirst = async (app: App, userId: string, { password, code }: OwnerWords): Promise<void> => {
  if ((await secondStepWaysOf(app.db, userId)).length > 0) return;
  const [user] = await app.db.select({ hash: appUser.passwordHash }).from(appUser).where(eq(appUser.id, userId));
  await requireOwner(app, userId, user && !hasPassword(user.hash) ? { password, code } : { password });
};

const tell = async (
  app: App,
  tx: Tx,
  { id, email }: { readonly id: string; readonly email: string },
  action: AuditAction,
  letter: string,
): Promise<void> => {
  await writeAudit(app, tx, id, { action, subject: `user:${id}` });
  await mailAboutSecondStep(tx, app, email, letter);
  await announce(tx, [userRoom(id)], 'me changed', {});
};

const addKey: Handler<Contract['POST /v1/users/me/passkeys']> = async (app, { actor, body }) => {
  await countKeyTry(app, triesOf(actor));
  const key = await checkCreatedKey(app, actor, body.answer);
  if (key === null) return refuseKey(app, actor.id, 'WRONG_NEW_KEY');
  return inTransaction(app.db, async (tx) => {
    const { email } = await storeKey(tx, actor.id, key, { title: body.title, at: new Date(app.clock.now()) });
    await tell(app, tx, { id: actor.id, email }, 'passkey.add', `К аккаунту добавлен ключ доступа «${body.title}»`);
    return { recovery: await firstRecoveryCodes(app, tx, actor.id) };
  });
};

const removeKey: Handler<Contract['DELETE /v1/users/me/passkeys/{id}']> = (app, { actor, params }) =>
  inTransaction(app.db, async (tx) => {
    const account = await lockAccount(tx, actor.id);
    const [gone] = await tx
      .delete(passkey)
      .where(and(eq(passkey.id, params.id), eq(passkey.userId, actor.id)))
      .returning({ title: passkey.title });
    if (!account || !gone) throw new Refusal('NOT_FOUND');
    await dropCodesOfNothing(tx, actor.id);
    await tell(app, tx, account, 'passkey.remove', `Из аккаунта удалён ключ доступа «${gone.title}»`);
  });

const addAuthenticator: Handler<Contract['POST /v1/users/me/authenticator']> = async (app, { actor, body }) => {
  await countCodeTry(app, triesOf(actor));
  return inTransaction(app.db, async (tx) => {
    const account = await lockAccount(tx, actor.id);
    const row = await lockAuthenticator(tx, actor.id);
    if (account === null || row === null) throw new Refusal('SECOND_STEP_NOT_SET_UP');
    if (row.confirmedAt) throw new Refusal('AUTHENTICATOR_SET_UP');
    if (!(await consumeAppCode(app, tx, row, body.code))) throw new Refusal('SECOND_STEP_WRONG_CODE');
    await writeAudit(app, tx, actor.id, { action: 'authenticator.add', subject: `user:${actor.id}` });
    return { recovery: await confirmAuthenticator(app, tx, account) };
  });
};

const removeAuthenticator: Handler<Contract['DELETE /v1/users/me/authenticator']> = (app, { actor }) =>
  inTransaction(app.db, async (tx) => {
    const account = await lockAccount(tx, actor.id);
    const gone = await tx.delete(authenticatorApp).where(eq(authenticatorApp.userId, actor.id)).returning();
    if (!account || !gone[0]?.confirmedAt) throw new Refusal('SECOND_STEP_NOT_SET_UP');
    await dropCodesOfNothing(tx, actor.id);
    await tell(app, tx, account, 'authenticator.remove', 'От аккаунта отключено приложение с кодами');
  });

const renewOwnCodes: Handler<Contract['POST /v1/users/me/recovery-codes']> = (app, { actor }) =>
  inTransaction(app.db, async (tx) => {
    const account = await lockAccount(tx, actor.id);
    if (!account || (await secondStepWaysOf(tx, actor.id)).length === 0) throw new Refusal('SECOND_STEP_NOT_SET_UP');
    await writeAudit(app, tx, actor.id, { action: 'second-step.recovery', subject: `user:${actor.id}` });
    return { recovery: await renewRecoveryCodes(app, tx, account) };
  });

/** What a person does with what proves them. */
export const ownHandlers: Own = {
  'GET /v1/users/me/second-step': async (app, { actor }) => {
    const [authenticator] = await app.db
      .select({ since: authenticatorApp.confirmedAt })
      .from(authenticatorApp)
      .where(eq(authenticatorApp.userId, actor.id));
    const loss = await openLossOf(app.db, actor.id);
    return {
      keysPossible: relyingPartyOf(app.config) !== null,
      keys: (await keysOf(app.db, actor.id)).map(({ id, title, synced, createdAt, lastUsedAt }) => ({
        id,
        title,
        synced,
        createdAt,
        lastUsedAt,
      })),
      app: authenticator?.since ? { since: authenticator.since } : null,
      recoveryLeft: await countRecoveryCodes(app.db, actor.id),
      loss: loss && { askedAt: loss.askedAt, readyAt: loss.readyAt },
    };
  },
  'POST /v1/users/me/second-step/code': (app, { actor, http }) => mailOwnCode(app, actor.id, http.request.ip, notAsked),
  'POST /v1/users/me/passkeys/options': async (app, { actor, body }) => {
    await countChallenge(app, triesOf(actor).holder);
    await requireOwnerAtFirst(app, actor.id, body);
    return creationOptionsFor(app, actor);
  },
  'POST /v1/users/me/passkeys': addKey,
  'PUT /v1/users/me/passkeys/{id}': async (app, { actor, params, body }) => {
    const named = await app.db
      .update(passkey)
      .set({ title: body.title })
      .where(and(eq(passkey.id, params.id), eq(passkey.userId, actor.id)))
      .returning({ id: passkey.id });
    if (named.length === 0) throw new Refusal('NOT_FOUND');
    await announce(app.db, [userRoom(actor.id)], 'me changed', {});
  },
  'DELETE /v1/users/me/passkeys/{id}': removeKey,
  'POST /v1/users/me/authenticator/set-up': async (app, { actor, body }) => {
    await requireOwnerAtFirst(app, actor.id, body);
    return inTransaction(app.db, async (tx) => {
      await lockAccount(tx, actor.id);
      if ((await lockAuthenticator(tx, actor.id))?.confirmedAt) throw new Refusal('AUTHENTICATOR_SET_UP');
      return beginAuthenticator(app, tx, actor);
    });
  },
  'POST /v1/users/me/authenticator': addAuthenticator,
  'DELETE /v1/users/me/authenticator': removeAuthenticator,
  'POST /v1/users/me/recovery-codes': renewOwnCodes,
  'POST /v1/users/me/second-step/loss': async (app, { actor, body }) => {
    await requireOwner(app, actor.id, body);
    return reportLoss(app, actor.id);
  },
  'DELETE /v1/users/me/second-step/loss': async (app, { actor }) => {
    if (!(await inTransaction(app.db, (tx) => takeLossBack(app, tx, actor.id)))) throw new Refusal('NOT_FOUND');
  },
};
