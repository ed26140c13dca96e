import { desc, eq, inArray, isNotNull, or } from 'drizzle-orm';
import type { Executor } from '../../platform/db/open-database';
import { appUser } from '../../platform/db/schema/people';
import type { devContract } from '#contract/dev.ts';
import { mail } from '../../platform/db/schema/outbox-and-deadlines';
import { mateAccess } from '../../platform/db/schema/mates/games-and-mates';
import type { Handlers, Handler } from '../../platform/http/call';
import { Refusal } from '../../platform/http/refusal';
import { openSession } from '../../features/auth/public';
import { announce, everyone } from '../../platform/outbox/put-outbox';
import { demoId } from '../demo/demo-person';
import { personaOrder } from '../demo/people/demo-mate';
import { storeClockOffset } from '../../platform/clock/clock';

/** Two people who can be come back as, and a change of mind. */
const answers = [
  ['code=first', 'Войти как первый человек'],
  ['code=second', 'Войти как второй человек'],
  ['error=access_denied', 'Передумать'],
] as const;

/** Stands where a provider's own page would: links alone, for nothing runs here. */
const showSignInStandIn: Handler<(typeof devContract)['GET /dev/api/sign-in/{provider}']> = (
  _app,
  { params, query, http },
) => {
  const back = `/v1/auth/social/${params.provider}/callback?state=${query.state}`;
  const links = answers.map(([answer, words]) => `<p><a href="${back}&amp;${answer}">${words}</a></p>`).join('');
  const html = `<!doctype html><html lang="ru"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Демо: ${params.provider}</title><style>body{max-width:26rem;margin:15vh auto;padding:0 1rem;background:#0c0d12;color:#f4f5f7;font:1.1rem system-ui}a{display:block;padding:1rem;border-radius:.8rem;background:#1b1d27;color:#c8f542;text-decoration:none}</style><h1>Демо: ${params.provider}</h1><p>Так выглядит страница службы входа. Выбери, кем вернуться.</p>${links}</html>`;
  return Promise.resolve(
    http.reply
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'")
      .type('text/html; charset=utf-8')
      .send(html),
  );
};

/** The person's id within a recipient of the demo's messenger messages: `telegram: {id}`. */
const idOf = (recipient: string): string | undefined => /: ([0-9a-f-]{36})$/.exec(recipient)?.[1];

/** Usernames by the recipients of letters and messages; unknown recipients are left out. */
const namesOfRecipients = async (db: Executor, recipients: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  if (recipients.length === 0) return new Map();
  const ids = recipients.flatMap((recipient) => idOf(recipient) ?? []);
  const people = await db
    .select({ id: appUser.id, emailKey: appUser.emailKey, username: appUser.username })
    .from(appUser)
    .where(or(inArray(appUser.emailKey, [...recipients]), ids.length === 0 ? undefined : inArray(appUser.id, ids)));
  return new Map(
    recipients.flatMap((recipient) => {
      const person = people.find(({ id, emailKey }) => emailKey === recipient || id === idOf(recipient));
      return person === undefined ? [] : [[recipient, person.username] as const];
    }),
  );
};

const positions = new Map(personaOrder.map((name, position) => [demoId(name), position]));
const positionOf = (id: string): number => positions.get(id) ?? positions.size;

/** Demo mode only. */
export const devHandlers: Handlers<typeof devContract> = {
  'GET /dev/api/personas': async (app) => {
    const rows = await app.db
      .select({ user: appUser, mateOf: mateAccess.gameId })
      .from(appUser)
      .leftJoin(mateAccess, eq(mateAccess.userId, appUser.id))
      .where(isNotNull(appUser.demoNote));
    return rows
      .sort((a, b) => positionOf(a.user.id) - positionOf(b.user.id))
      .map(({ user, mateOf }) => ({
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
  'GET /dev/api/sign-in/{provider}': showSignInStandIn,
  'GET /dev/api/clock': async (app) => ({ now: new Date(app.clock.now()), offsetMs: app.clock.offsetMs() }),
  'POST /dev/api/clock': async (app, { body }) => {
    const offsetMs = app.clock.offsetMs() + body.advanceMs;
    await storeClockOffset(app.db, offsetMs);
    app.clock.setOffsetMs(offsetMs);
    await announce(app.db, [everyone], 'clock changed', { offsetMs });
    return { now: new Date(app.clock.now()), offsetMs };
  },
  'GET /dev/api/mailbox': async (app, { query }) => {
    const rows = await app.db
      .select()
      .from(mail)
      .where(query.to === undefined ? undefined : eq(mail.recipient, query.to.toLowerCase()))
      .orderBy(desc(mail.id))
      .limit(50);
    const names = await namesOfRecipients(
      app.db,
      rows.map(({ recipient }) => recipient),
    );
    return rows.map((row) => ({
      id: String(row.id),
      to: row.recipient,
      name: names.get(row.recipient) ?? null,
      subject: row.subject,
      text: row.body,
      sentAt: row.sentAt,
    }));
  },
};
