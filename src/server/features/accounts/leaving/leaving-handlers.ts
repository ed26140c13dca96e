import { eq } from 'drizzle-orm';
import type { leavingContract } from '#contract/people/leaving.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { appUser } from '#server/platform/db/schema/people.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { permissionsOf } from '#server/platform/sessions/permissions-of.ts';
import { bonusAccount, giftAccount, userAccount } from '#domain/money/account-ref.ts';
import { balanceOf } from '#server/platform/ledger/balances.ts';
import { consumeOwnCode, requirePassword, mailOwnCode, signOut } from '../../auth/public';
import { leaveIn } from './leave';
import { leavingObstacles } from './leaving-obstacles';

const notAsked = 'Этим кодом подтверждают удаление аккаунта. Если ты об этом не просил, смени пароль.';

export const leavingHandlers: Handlers<typeof leavingContract> = {
  'GET /v1/users/me/leaving': async (app, { actor }) => ({
    obstacles: await leavingObstacles(app.db, {
      id: actor.id,
      permissions: [...((await permissionsOf(app.db, actor.id)) ?? [])],
    }),
    balance: await balanceOf(app.db, userAccount(actor.id)),
    bonus: await balanceOf(app.db, bonusAccount(actor.id)),
    gift: await balanceOf(app.db, giftAccount(actor.id)),
  }),
  'POST /v1/users/me/leaving/code': (app, { actor, http }) => mailOwnCode(app, actor.id, http.request.ip, notAsked),
  'POST /v1/users/me/leaving': async (app, { actor, body: { password, code, givesUp }, http }) => {
    const [user] = await app.db.select().from(appUser).where(eq(appUser.id, actor.id));
    // Obstacles are reported before the code is consumed.
    if (user && (await leavingObstacles(app.db, user)).length > 0) throw new Refusal('USERS_LEAVING_NOT_NOW');
    if (password === undefined && code === undefined) throw new Refusal('AUTH_WRONG_CREDENTIALS');
    const passwordHash = password === undefined ? null : (await requirePassword(app, actor.id, password)).passwordHash;
    if (password === undefined && code !== undefined) await consumeOwnCode(app, actor.id, code);
    const wish = { userId: actor.id, passwordHash, givesUp };
    const { at, endedSessions } = await inTransaction(app.db, (tx) => leaveIn(app, tx, wish));
    app.sockets.disconnectSessions(endedSessions);
    await signOut(app, http.request, http.reply);
    return { at: new Date(at) };
  },
};
