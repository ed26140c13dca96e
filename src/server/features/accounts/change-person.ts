import type { deskUsersContract } from '#contract/desk/people/users.ts';
import type { App } from '../../platform/app';
import { violatedConstraint } from '../../platform/db/database-errors';
import { inTransaction } from '../../platform/db/in-transaction';
import type { Tx } from '../../platform/db/open-database';
import type { Handler } from '../../platform/http/call';
import { Refusal } from '../../platform/http/refusal';
import type { Actor } from '../../platform/sessions/actor';
import { discardFile } from '../../platform/uploads/stored-files';
import { setAge } from '../age/public';
import { writeAudit } from '../audit/public';
import { changeAddressIn } from '../auth/public';
import { setVoice } from '../mate-access/public';
import { notify } from '../notifications/public';
import { type Account, profileChanged, removeAvatar, setUsername } from '../users/public';
import { lockToActOn } from './lock-to-act-on';

type Contract = typeof deskUsersContract;

interface Asked {
  readonly actor: Actor;
  readonly params: { readonly id: string };
  readonly body: { readonly seen?: number | undefined; readonly reason: string };
}

interface Change {
  readonly action: 'user.username' | 'user.email' | 'user.age' | 'user.avatar' | 'user.voice';
  readonly what: 'USERNAME' | 'EMAIL' | 'AGE' | 'AVATAR' | 'VOICE';
  readonly details: (user: Account) => Readonly<Record<string, unknown>>;
  readonly make: (tx: Tx, user: Account, at: Date) => Promise<void>;
}

/**
 * One change of a person's account by an operator: applied, notified to the person with the reason, and written to the
 * audit log.
 */
const changePerson = (
  app: App,
  { actor, params: { id: userId }, body }: Asked,
  { action, what, details, make }: Change,
): Promise<Account> =>
  inTransaction(app.db, async (tx) => {
    const { user } = await lockToActOn(tx, { actor, userId, seen: body.seen });
    const at = new Date(app.clock.now());
    await make(tx, user, at);
    await writeAudit(app, tx, actor.id, {
      action,
      subject: `user:${userId}`,
      details: { ...details(user), reason: body.reason },
    });
    await notify(tx, [userId], { kind: 'ACCOUNT_CHANGED', facts: { what, reason: body.reason }, at });
    await profileChanged(tx, userId);
    return user;
  });

/** @throws Refusal ADMIN_USER_USERNAME_TAKEN, ADMIN_USER_EMAIL_TAKEN */
const throwTaken = (error: unknown): never => {
  const violated = violatedConstraint(error);
  if (violated === 'app_user_username_key_key') throw new Refusal('ADMIN_USER_USERNAME_TAKEN');
  const kept = error instanceof Refusal && error.code === 'AUTH_EMAIL_ALREADY_TAKEN';
  if (kept || violated === 'app_user_email_key_key') throw new Refusal('ADMIN_USER_EMAIL_TAKEN');
  throw error;
};

export const changePersonName: Handler<Contract['PUT /v1/admin/users/{id}/username']> = async (app, asked) => {
  await changePerson(app, asked, {
    action: 'user.username',
    what: 'USERNAME',
    details: ({ username: from }) => ({ from, to: asked.body.username }),
    make: (tx) => setUsername(tx, asked.params.id, asked.body.username),
  }).catch(throwTaken);
};

/**
 * Until its owner confirms it, the new address opens nothing; the previous one may undo the change. The audit log
 * contains neither.
 */
export const changePersonEmail: Handler<Contract['PUT /v1/admin/users/{id}/email']> = async (app, asked) => {
  await changePerson(app, asked, {
    action: 'user.email',
    what: 'EMAIL',
    details: () => ({}),
    make: (tx, user, at) => {
      const how = `Теперь это ${asked.body.email}. Её изменил администратор: ${asked.body.reason}`;
      return changeAddressIn(app, tx, user, { email: asked.body.email, how, at });
    },
  }).catch(throwTaken);
};

/** The audit log holds neither the day nor the name: both are personal, and it is kept for good. */
export const changePersonAge: Handler<Contract['PUT /v1/admin/users/{id}/age']> = async (app, asked) => {
  await changePerson(app, asked, {
    action: 'user.age',
    what: 'AGE',
    details: () => ({ parentAgrees: asked.body.parent !== null }),
    make: (tx, _user, at) => setAge(tx, asked.params.id, asked.body.born, asked.body.parent, at),
  });
};

export const removePersonAvatar: Handler<Contract['POST /v1/admin/users/{id}/avatar/remove']> = async (app, asked) => {
  const { avatarUrl } = await changePerson(app, asked, {
    action: 'user.avatar',
    what: 'AVATAR',
    details: () => ({}),
    make: (tx) => removeAvatar(tx, asked.params.id),
  });
  await discardFile(app, avatarUrl);
};

/** The file is deleted after the commit. @throws Refusal ADMIN_USERS_NOT_FOUND for a person who is not a mate */
export const removePersonVoice: Handler<Contract['POST /v1/admin/users/{id}/voice/remove']> = async (app, asked) => {
  await changePerson(app, asked, {
    action: 'user.voice',
    what: 'VOICE',
    details: () => ({}),
    make: async (tx) => {
      if ((await setVoice(tx, asked.params.id, null)) === null) throw new Refusal('ADMIN_USERS_NOT_FOUND');
    },
  });
};
