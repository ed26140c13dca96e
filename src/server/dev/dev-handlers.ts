import { asc, desc, eq, isNotNull } from 'drizzle-orm';
import type { devContract } from '../../contract/dev';
import { mail } from '../db/schema/outbox-and-deadlines';
import { mateAccess } from '../db/schema/games-and-mates';
import { appUser } from '../db/schema/people';
import type { Handlers } from '../http/call';
import { Refusal } from '../http/refusal';
import { openSession } from '../auth/open-session';
import { announce, everyone } from '../outbox/put-outbox';
import { namesOfRecipients } from './names-of-recipients';
import { storeClockOffset } from '../clock/stored-offset';

/** Demo mode only; `registerFeatures` leaves these out elsewhere. */
export const devHandlers: Handlers<typeof devContract> = {
  'GET /dev/api/personas': async (app) => {
    const rows = await app.db
      .select({ user: appUser, mateOf: mateAccess.gameId })
      .from(appUser)
      .leftJoin(mateAccess, eq(mateAccess.userId, appUser.id))
      .where(isNotNull(appUser.demoNote))
      .orderBy(asc(appUser.createdAt), asc(appUser.id));
    return rows.map(({ user, mateOf }) => ({
      id: user.id,
      username: user.username,
      role: user.isAdmin ? 'admin' : mateOf === null ? 'client' : 'mate',
      avatarUrl: user.avatarUrl,
      note: user.demoNote ?? '',
    }));
  },
  'POST /dev/api/sign-in': async (app, { body, http }) => {
    const [user] = await app.db.select({ id: appUser.id }).from(appUser).where(eq(appUser.id, body.userId));
    if (!user) throw new Refusal('AUTH_USER_NOT_FOUND');
    return openSession(app, user.id, http.request, http.reply, { quiet: true });
  },
  'GET /dev/api/clock': async (app) => ({ now: new Date(app.clock.now()).toISOString(), offsetMs: app.clock.offsetMs() }),
  'POST /dev/api/clock': async (app, { body }) => {
    const offsetMs = app.clock.offsetMs() + body.advanceMs;
    await storeClockOffset(app.db, offsetMs);
    app.clock.setOffsetMs(offsetMs);
    await announce(app.db, [everyone], 'clock changed', { offsetMs });
    return { now: new Date(app.clock.now()).toISOString(), offsetMs };
  },
  'GET /dev/api/mailbox': async (app, { query }) => {
    const rows = await app.db
      .select()
      .from(mail)
      .where(query.to === undefined ? undefined : eq(mail.recipient, query.to.toLowerCase()))
      .orderBy(desc(mail.id))
      .limit(50);
    const names = await namesOfRecipients(app.db, rows.map(({ recipient }) => recipient));
    return rows.map((row) => ({ id: String(row.id), to: row.recipient, name: names.get(row.recipient) ?? null, subject: row.subject, text: row.body, sentAt: row.sentAt.toISOString() }));
  },
};
