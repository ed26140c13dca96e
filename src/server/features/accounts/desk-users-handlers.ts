import { userStatusNames } from '#domain/desk/people-names.ts';
import { levelName } from '#domain/mates/level-name.ts';
import { gameNames } from '#server/features/reference/public.ts';
import type { deskUsersContract } from '#contract/desk/people/users.ts';
import { inTransaction } from '../../platform/db/in-transaction';
import type { Handlers, Handler } from '../../platform/http/call';
import { sendExport, writeAudit } from '../audit/public';
import { blockPersonIn, unblockPersonIn } from './block-person';
import {
  changePersonEmail,
  changePersonAge,
  changePersonName,
  removePersonAvatar,
  removePersonVoice,
} from './change-person';
import { deletePersonIn, restorePersonIn } from './delete-person';
import { listUsers } from './list-users';
import { readCard } from './read-card';
import { setPermissions } from './set-permissions';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { appUser, session } from '../../platform/db/schema/people';
import { Refusal } from '../../platform/http/refusal';

const shownAddresses = 10;

/** Shows what is masked elsewhere; each view is written to the audit log. */
const showPersonal: Handler<(typeof deskUsersContract)['POST /v1/admin/users/{id}/personal']> = (
  app,
  { actor, params },
) =>
  inTransaction(app.db, async (tx) => {
    const [user] = await tx.select().from(appUser).where(eq(appUser.id, params.id));
    if (!user) throw new Refusal('ADMIN_USERS_NOT_FOUND');
    await writeAudit(app, tx, actor.id, { action: 'view.personal', subject: `user:${params.id}` });
    const addresses = await tx
      .select({ ip: session.ip, lastSeenAt: session.lastSeenAt })
      .from(session)
      .where(and(eq(session.userId, params.id), isNotNull(session.ip)))
      .orderBy(desc(session.lastSeenAt))
      .limit(shownAddresses);
    return {
      email: user.email,
      emailConfirmedAt: user.emailConfirmedAt,
      addresses: addresses.map(({ ip, lastSeenAt }) => ({ ip: ip ?? '', lastSeenAt })),
    };
  });

const sendList: Handlers<typeof deskUsersContract>['GET /v1/admin/users.csv'] = async (app, call) => {
  const gameName = await gameNames(app);
  return sendExport(app, call, {
    list: 'users',
    page: (query) => listUsers(app.db, query, call.actor.permissions),
    columns: {
      Номер: ['text', ({ id }) => id],
      Имя: ['text', ({ username }) => username],
      Почта: ['text', ({ email }) => email],
      Состояние: ['text', ({ status }) => userStatusNames[status]],
      'Заблокирован до': ['moment', ({ blockedUntil }) => blockedUntil],
      Игра: ['text', ({ mateGameId }) => gameName(mateGameId)],
      Уровень: ['text', ({ level }) => level && levelName(level)],
      Заказов: ['count', ({ orders }) => orders],
      Баланс: ['kopecks', ({ balance }) => balance],
      'С нами с': ['moment', ({ createdAt }) => createdAt],
      'Был в сети': ['moment', ({ lastOnlineAt }) => lastOnlineAt],
    },
  });
};

export const deskUsersHandlers: Handlers<typeof deskUsersContract> = {
  'GET /v1/admin/users': (app, { actor, query }) => listUsers(app.db, query, actor.permissions),
  'GET /v1/admin/users.csv': sendList,
  'GET /v1/admin/users.xlsx': sendList,
  'GET /v1/admin/users/{id}': (app, { params }) => readCard(app, params.id),
  'POST /v1/admin/users/{id}/personal': showPersonal,
  'PUT /v1/admin/users/{id}/username': changePersonName,
  'PUT /v1/admin/users/{id}/age': changePersonAge,
  'PUT /v1/admin/users/{id}/email': changePersonEmail,
  'POST /v1/admin/users/{id}/avatar/remove': removePersonAvatar,
  'POST /v1/admin/users/{id}/voice/remove': removePersonVoice,
  'POST /v1/admin/users/{id}/block': async (app, { actor, params, body }) => {
    const ended = await inTransaction(app.db, (tx) => blockPersonIn(app, tx, actor, { userId: params.id, ...body }));
    app.sockets.disconnectSessions(ended);
  },
  'POST /v1/admin/users/{id}/unblock': (app, { actor, params, body }) =>
    inTransaction(app.db, (tx) => unblockPersonIn(app, tx, actor, { userId: params.id, ...body })),
  'DELETE /v1/admin/users/{id}': async (app, { actor, params, body }) => {
    const ended = await inTransaction(app.db, (tx) => deletePersonIn(app, tx, actor, { userId: params.id, ...body }));
    app.sockets.disconnectSessions(ended);
  },
  'POST /v1/admin/users/{id}/restore': (app, { actor, params, body }) =>
    inTransaction(app.db, (tx) => restorePersonIn(app, tx, actor, { userId: params.id, ...body })),
  'PUT /v1/admin/users/{id}/permissions': setPermissions,
};
