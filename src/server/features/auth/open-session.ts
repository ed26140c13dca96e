import { eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../../platform/app';
import { inTransaction } from '../../platform/db/in-transaction';
import { knownDevice } from '../../platform/db/schema/people';
import { notify } from '../notifications/public';
import { nameBrowser } from '../../platform/sessions/name-browser';
import type { MeAnswer } from '#contract/schemas/me.ts';
import { deviceOf, setCsrfCookie, setSessionCookies } from '../../platform/sessions/cookies';
import { createSession } from '../../platform/sessions/create-session';
import { newCsrfToken, tokenHash } from '../../platform/sessions/tokens';
import { endSessions } from '../../platform/sessions/end-sessions';
import { requireAsChecked } from './require-as-checked';
import { sessionOf } from '../../platform/http/authorise';
import { recordTraces, signInTraces } from '../risk/public';
import { readMe, cancelLeaving } from '../users/public';

/**
 * Records that a person signed in from this browser. If other browsers are known and this one is new, the person is
 * notified, unless `userAgent` is null.
 */
const recordDevice = (
  app: App,
  userId: string,
  deviceHash: Buffer,
  { ip, userAgent }: { readonly ip: string; readonly userAgent: string | null },
): Promise<void> =>
  inTransaction(app.db, async (tx) => {
    const known = await tx
      .select({ hash: knownDevice.deviceHash })
      .from(knownDevice)
      .where(eq(knownDevice.userId, userId));
    const seenAt = new Date();
    await tx
      .insert(knownDevice)
      .values({ userId, deviceHash, seenAt })
      .onConflictDoUpdate({ target: [knownDevice.userId, knownDevice.deviceHash], set: { seenAt } });
    if (userAgent !== null)
      await recordTraces(tx, userId, signInTraces(app.secret, deviceHash, ip), new Date(app.clock.now()));
    if (userAgent === null || known.length === 0 || known.some(({ hash }) => hash.equals(deviceHash))) return;
    const { browser, system } = nameBrowser(userAgent);
    const device = [browser, system].filter((part) => part !== null).join(', ') || 'Неизвестный браузер';
    await notify(tx, [userId], { kind: 'NEW_DEVICE', facts: { device }, at: new Date(app.clock.now()) });
  });

/**
 * Signs a person in: always a new session with new tokens; the session that this browser had before ends, so that a
 * planted cookie is useless (session fixation). `quiet`: no letter about a new browser (demo). `passwordHash`: what the
 * password was checked against; a password changed since then lets nobody in. Signing in cancels the deletion of an
 * account that its person had requested.
 * @throws Refusal AUTH_WRONG_CREDENTIALS for such a password, UNAUTHENTICATED for a closed account
 */
export const openSessionAs = async (
  app: App,
  userId: string,
  request: FastifyRequest,
  reply: FastifyReply,
  options: { readonly quiet?: boolean; readonly passwordHash?: string } = {},
): Promise<{ readonly me: MeAnswer; readonly sessionId: string }> => {
  const before = await sessionOf(app, request);
  const device = deviceOf(app.config, request, reply);
  const tokens = await inTransaction(app.db, async (tx) => {
    await requireAsChecked(tx, userId, options.passwordHash ?? null, 'share');
    return createSession(tx, app.secret, userId, { ip: request.ip, userAgent: request.headers['user-agent'] ?? null });
  });
  await cancelLeaving(app, userId);
  await recordDevice(app, userId, tokenHash(device), {
    ip: request.ip,
    userAgent: options.quiet ? null : (request.headers['user-agent'] ?? ''),
  });
  if (before) await endSessions(app, [before.sessionId]);
  setSessionCookies(app.config, reply, tokens);
  setCsrfCookie(app.config, reply, newCsrfToken(app.secret, `session:${tokens.sessionId}`));
  return { me: await readMe(app, userId), sessionId: tokens.sessionId };
};

/** The same for who needs only the person. @throws as `openSessionAs` */
export const openSession = async (...call: Parameters<typeof openSessionAs>): Promise<MeAnswer> =>
  (await openSessionAs(...call)).me;
