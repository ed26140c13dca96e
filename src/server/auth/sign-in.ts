import { and, eq, or } from 'drizzle-orm';
import type { authContract } from '../../contract/auth';
import { authLimits } from '../../domain/settings/auth-limits';
import { usernameKey } from '../../domain/users/username-key';
import { appUser, knownDevice } from '../db/schema/people';
import type { Call, Handler } from '../http/call';
import { countHit, limitRate } from '../http/count-hit';
import { Refusal } from '../http/refusal';
import type { App } from '../app/app';
import { deviceOf } from '../sessions/cookies';
import { tokenHash } from '../sessions/tokens';
import { openSession } from './open-session';
import { isPassword } from './password';

type Login = (typeof authContract)['POST /v1/auth/login'];

const findByLogin = async (app: App, login: string) => {
  const [found] = await app.db
    .select({ id: appUser.id, passwordHash: appUser.passwordHash, status: appUser.status })
    .from(appUser)
    .where(or(eq(appUser.emailKey, login.toLowerCase()), eq(appUser.usernameKey, usernameKey(login))))
    .limit(1);
  return found ?? null;
};

/** A stranger gets ten guesses in a quarter of an hour; a browser the owner has signed in from has a count of its own. */
const demandTriesLeft = async (app: App, call: Call<Login>, userId: string | null): Promise<void> => {
  const { window, triesPerAccount, triesPerAddress } = authLimits.signIn;
  await limitRate(app, `sign-in:address:${call.http.request.ip}`, triesPerAddress, window);
  const device = tokenHash(deviceOf(app.config, call.http.request, call.http.reply));
  const isKnown =
    userId !== null &&
    (await app.db.select({ at: knownDevice.seenAt }).from(knownDevice).where(and(eq(knownDevice.userId, userId), eq(knownDevice.deviceHash, device)))).length > 0;
  const account = userId ?? call.body.login.toLowerCase();
  const key = isKnown ? `sign-in:${account}:${device.toString('hex')}` : `sign-in:${account}`;
  if ((await countHit(app, key, window)) > triesPerAccount) throw new Refusal('RATE_LIMITED');
};

/** Unknown name, wrong password and closed account answer alike, in the same time. */
export const signIn: Handler<Login> = async (app, call) => {
  const found = await findByLogin(app, call.body.login);
  await demandTriesLeft(app, call, found?.id ?? null);
  const right = await isPassword(found?.passwordHash ?? null, call.body.password);
  if (!found || !right || found.status !== 'ACTIVE') throw new Refusal('AUTH_WRONG_CREDENTIALS');
  return openSession(app, found.id, call.http.request, call.http.reply);
};
