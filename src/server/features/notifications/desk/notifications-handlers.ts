import { audienceNames, broadcastStatusNames } from '#domain/desk/people-names.ts';
import { gameNames } from '#server/features/reference/public.ts';
import { and, eq, inArray, or } from 'drizzle-orm';
import type { deskNotificationsContract } from '#contract/desk/notifications.ts';
import { broadcastTerms } from '#domain/notifications/broadcast.ts';
import { usernameKey } from '#domain/people/username.ts';
import type { App } from '#server/platform/app.ts';
import { uuidOf } from '#server/platform/db/search.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Executor, Tx } from '#server/platform/db/open-database.ts';
import { broadcast, broadcastReader } from '#server/platform/db/schema/notifications.ts';
import { appUser } from '#server/platform/db/schema/people.ts';
import { cancelDeadline, scheduleDeadline } from '#server/platform/deadlines/schedule-deadline.ts';
import type { Handler, Handlers } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { runOperation } from '#server/platform/ledger/operations.ts';
import { requireUnchanged, writeAudit, sendExport } from '../../audit/public';
import { requireGame } from '../../reference/public';
import { countGroup } from './audience';
import { chosenPeople, listBroadcasts, readBroadcast } from './list-broadcasts';
import { lockBroadcast, batchDeadlineOf } from './send-batch';

type Contract = typeof deskNotificationsContract;

const subjectOf = (id: number) => `broadcast:${id}` as const;

/** When it is sent, product time; a moment that has just passed means now. @throws Refusal VALIDATION_ERROR */
const momentOf = (app: App, sendAt: Date | null): Date => {
  const now = app.clock.now();
  const at = sendAt === null ? now : Math.max(sendAt.getTime(), now);
  if (at > now + broadcastTerms.scheduledAhead)
    throw new Refusal('VALIDATION_ERROR', {
      fields: [{ path: 'body.sendAt', message: 'Так далеко вперёд рассылку не назначить' }],
    });
  return new Date(at);
};

type NewBroadcast = Pick<
  typeof broadcast.$inferInsert,
  'audience' | 'gameId' | 'seenWithinDays' | 'title' | 'text' | 'link' | 'sendAt' | 'readers'
>;

const writeBroadcast = async (app: App, tx: Tx, actorId: string, values: NewBroadcast): Promise<number> => {
  const createdAt = new Date(app.clock.now());
  const [made] = await tx
    .insert(broadcast)
    .values({ ...values, status: 'SCHEDULED', createdBy: actorId, createdAt })
    .returning({ id: broadcast.id });
  if (!made) throw new Error('the broadcast was not written');
  await scheduleDeadline(tx, batchDeadlineOf(made.id), values.sendAt.getTime());
  await writeAudit(app, tx, actorId, { action: 'broadcast.create', subject: subjectOf(made.id), details: values });
  return made.id;
};

/** @throws Refusal ADMIN_USERS_NOT_FOUND with the names that do not exist */
const findPeople = async (db: Executor, named: readonly string[]): Promise<readonly string[]> => {
  const wanted = [...new Set(named.map((one) => one.toLowerCase()))].map((text) => ({
    text,
    key: usernameKey(text.normalize('NFC')),
  }));
  const keys = wanted.map(({ key }) => key);
  const found = await db
    .select({ id: appUser.id, key: appUser.usernameKey })
    .from(appUser)
    .where(
      and(
        eq(appUser.status, 'ACTIVE'),
        or(
          inArray(appUser.usernameKey, keys),
          inArray(appUser.id, [
            '00000000-0000-0000-0000-000000000000',
            ...wanted.flatMap(({ text }) => uuidOf(text) ?? []),
          ]),
        ),
      ),
    );
  const unknown = wanted
    .filter(({ text, key }) => !found.some((one) => one.id === text || one.key === key))
    .map(({ text }) => text);
  if (unknown.length > 0) throw new Refusal('ADMIN_USERS_NOT_FOUND', { unknown });
  return found.map(({ id }) => id);
};

const toGroup: Handler<Contract['POST /v1/admin/notifications/group']> = (app, { actor, body, idempotencyKey }) =>
  runOperation(app, { kind: 'broadcast to a group', actor: actor.id, idempotencyKey, request: body }, async (tx) => {
    const { sendAt, ...values } = body;
    const at = momentOf(app, sendAt);
    if (values.gameId !== null) await requireKnownGame(tx, values.gameId);
    const readers = await countGroup(tx, values, at.getTime());
    const id = await writeBroadcast(app, tx, actor.id, { ...values, sendAt: at, readers });
    return readBroadcast(tx, id);
  });

/** @throws Refusal ADMIN_GAMES_NOT_FOUND */
const requireKnownGame = async (tx: Tx, gameId: string): Promise<void> => {
  try {
    await requireGame(tx, gameId);
  } catch (problem) {
    throw problem instanceof Refusal ? new Refusal('ADMIN_GAMES_NOT_FOUND') : problem;
  }
};

const toSelected: Handler<Contract['POST /v1/admin/notifications/selected']> = (app, { actor, body, idempotencyKey }) =>
  runOperation(app, { kind: 'broadcast to people', actor: actor.id, idempotencyKey, request: body }, async (tx) => {
    const { people, sendAt, ...message } = body;
    const at = momentOf(app, sendAt);
    const readers = await findPeople(tx, people);
    const id = await writeBroadcast(app, tx, actor.id, {
      ...message,
      audience: 'SELECTED',
      gameId: null,
      seenWithinDays: null,
      sendAt: at,
      readers: readers.length,
    });
    await tx.insert(broadcastReader).values(readers.map((userId) => ({ broadcastId: id, userId })));
    return readBroadcast(tx, id);
  });

const cancel: Handler<Contract['POST /v1/admin/notifications/{id}/cancel']> = (
  app,
  { actor, params: { id }, body: { seen, reason } },
) =>
  inTransaction(app.db, async (tx) => {
    const row = await lockBroadcast(tx, id);
    if (row === null) throw new Refusal('ADMIN_NOTIFICATIONS_NOT_FOUND');
    await requireUnchanged(tx, subjectOf(id), seen);
    // It may have been sent to the last reader meanwhile.
    if (row.status === 'SENT' || row.status === 'CANCELED')
      throw new Refusal('ADMIN_CHANGED_MEANWHILE', { status: row.status });
    await tx
      .update(broadcast)
      .set({ status: 'CANCELED', finishedAt: new Date(app.clock.now()) })
      .where(eq(broadcast.id, id));
    await cancelDeadline(tx, batchDeadlineOf(id));
    const details = { reason, sent: row.sent };
    await writeAudit(app, tx, actor.id, { action: 'broadcast.cancel', subject: subjectOf(id), details });
    return readBroadcast(tx, id);
  });

const sendList: Handlers<typeof deskNotificationsContract>['GET /v1/admin/notifications.csv'] = async (app, call) => {
  const gameName = await gameNames(app);
  return sendExport(app, call, {
    list: 'notifications',
    page: (query) => listBroadcasts(app.db, query),
    columns: {
      Номер: ['text', ({ id }) => id],
      Кому: ['text', ({ audience }) => audienceNames[audience]],
      Игра: ['text', ({ gameId }) => gameName(gameId)],
      Заголовок: ['text', ({ title }) => title],
      Состояние: ['text', ({ status }) => broadcastStatusNames[status]],
      Когда: ['moment', ({ sendAt }) => sendAt],
      Адресатов: ['count', ({ readers }) => readers],
      Дошло: ['count', ({ sent }) => sent],
      Прочитано: ['count', ({ read }) => read],
    },
  });
};

export const deskNotificationsHandlers: Handlers<typeof deskNotificationsContract> = {
  'GET /v1/admin/notifications': (app, { query }) => listBroadcasts(app.db, query),
  'GET /v1/admin/notifications.csv': sendList,
  'GET /v1/admin/notifications.xlsx': sendList,
  'GET /v1/admin/notifications/{id}': async (app, { params: { id } }) => ({
    ...(await readBroadcast(app.db, id)),
    people: await chosenPeople(app.db, id),
  }),
  'POST /v1/admin/notifications/readers': async (app, { body }) => ({
    readers: await countGroup(app.db, body, app.clock.now()),
  }),
  'POST /v1/admin/notifications/group': toGroup,
  'POST /v1/admin/notifications/selected': toSelected,
  'POST /v1/admin/notifications/{id}/cancel': cancel,
};
