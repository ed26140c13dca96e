import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/db/open-database';
import { enforceReadiness } from '../mate-access/public';
import { announce, squadRoom, userRoom } from '../../platform/outbox/put-outbox';
import { currentSquadOf, readMe } from './read-me';
import type { App } from '../../platform/app';
import { inTransaction } from '../../platform/db/in-transaction';
import { appUser } from '../../platform/db/schema/people';
import type { usersContract } from '#contract/people/users.ts';
import { authLimits } from '#domain/people/auth-limits.ts';
import { usernameKey } from '#domain/people/username.ts';
import { violatedConstraint } from '../../platform/db/database-errors';
import type { Handler } from '../../platform/http/call';
import { limitRate } from '../../platform/http/rate-limit';
import { Refusal } from '../../platform/http/refusal';
import { giveConsents, takeConsentsBack, textsInForce } from '../consents/public';
import { lockAccount, setAllowMarketing, setTimeZone } from './accounts';
import { knownTimeZone } from './time-zone';

/**
 * Consequences of a changed profile: checks a mate's readiness and announces the change to the person's tabs and to
 * people who are in a squad with them. Must be called last in its transaction.
 */
export const profileChanged = async (tx: Tx, userId: string): Promise<void> => {
  await enforceReadiness(tx, userId);
  await announce(tx, [userRoom(userId)], 'me changed', {});
  await announce(tx, [userRoom(userId)], 'profile changed', { userId });
  const squad = await currentSquadOf(tx, userId);
  if (squad) await announce(tx, [squadRoom(squad.squadId)], 'squad changed', { squadId: squad.squadId });
};

type Changed = Partial<
  Pick<typeof appUser.$inferInsert, 'username' | 'usernameKey' | 'avatarUrl' | 'description' | 'country' | 'languages'>
>;

/** Changes these fields of a person's profile, announces the change and returns the previous avatar. */
export const changeProfile = (
  app: App,
  userId: string,
  changed: Changed,
): Promise<{ readonly avatarUrl: string | null }> =>
  inTransaction(app.db, async (tx) => {
    const [before] = await tx
      .select({ avatarUrl: appUser.avatarUrl })
      .from(appUser)
      .where(eq(appUser.id, userId))
      .for('no key update');
    await tx.update(appUser).set(changed).where(eq(appUser.id, userId));
    await profileChanged(tx, userId);
    return { avatarUrl: before?.avatarUrl ?? null };
  });

/** @throws Refusal USERS_USERNAME_TAKEN for a name that is taken or looks like a taken one; RATE_LIMITED */
export const changeUsername: Handler<(typeof usersContract)['PUT /v1/users/me/username']> = async (
  app,
  { actor, body: { username } },
) => {
  if (username === actor.username) return readMe(app, actor.id);
  const { tries, window } = authLimits.usernameChange;
  await limitRate(app, `username:${actor.id}`, tries, window);
  try {
    await changeProfile(app, actor.id, { username, usernameKey: usernameKey(username) });
  } catch (problem) {
    if (violatedConstraint(problem) === 'app_user_username_key_key') throw new Refusal('USERS_USERNAME_TAKEN');
    throw problem;
  }
  return readMe(app, actor.id);
};

/** Sets the consent to letters about offers; visible only to the person. */
export const allowMarketing: Handler<(typeof usersContract)['PUT /v1/users/me/allow-marketing']> = async (
  app,
  { actor, body },
) => {
  const texts = await textsInForce(app);
  await inTransaction(app.db, async (tx) => {
    const user = await lockAccount(tx, actor.id);
    if (user?.allowMarketing === body.allowMarketing) return;
    const said = { userId: actor.id, place: 'SETTINGS', at: new Date(app.clock.now()) } as const;
    if (body.allowMarketing) await giveConsents(tx, texts, ['marketing'], said);
    else await takeConsentsBack(tx, ['marketing'], said);
    await setAllowMarketing(tx, actor.id, body.allowMarketing);
    await announce(tx, [userRoom(actor.id)], 'me changed', {});
  });
  return readMe(app, actor.id);
};

/**
 * Sets the time zone in which mail and notifications show times; private to the person.
 * @throws Refusal VALIDATION_ERROR for an unsupported time zone
 */
export const changeTimeZone: Handler<(typeof usersContract)['PUT /v1/users/me/time-zone']> = async (
  app,
  { actor, body },
) => {
  const timeZone = await knownTimeZone(app.db, body.timeZone);
  if (timeZone === null)
    throw new Refusal('VALIDATION_ERROR', { fields: [{ path: 'body.timeZone', message: 'Такого пояса нет' }] });
  await inTransaction(app.db, async (tx) => {
    await setTimeZone(tx, actor.id, timeZone);
    await announce(tx, [userRoom(actor.id)], 'me changed', {});
  });
  return readMe(app, actor.id);
};
