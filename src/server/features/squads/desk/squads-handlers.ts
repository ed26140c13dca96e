import { squadStatusNames } from '#domain/desk/order-names.ts';
import { categoryNames } from '#domain/games/category-names.ts';
import type { deskSquadsContract } from '#contract/desk/squads.ts';
import type { Handlers, Handler } from '#server/platform/http/call.ts';
import { sendExport, requireUnchanged, writeAudit } from '../../audit/public';
import { listFailedDeadlines, readFailedDeadline, retryFailedDeadline } from './failed-deadlines';
import { listSquads } from './list-squads';
import { readSquad } from './read-squad';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { notify } from '../../notifications/public';
import { stepSquadIn } from '../commit-step';
import { isParty } from '#domain/squad/selectors/is-party.ts';
import { asc, count, inArray, sql } from 'drizzle-orm';
import { activeStatuses } from '#domain/squad/facts/squad-enums.ts';
import type { App } from '#server/platform/app.ts';
import { deadline } from '#server/platform/db/schema/outbox-and-deadlines.ts';
import { squad } from '#server/platform/db/schema/squads.ts';
import { squadLines } from './squad-row';

/** Written exactly as the predicate of the partial index. */
const isLive = sql`${squad.status} IN ('PENDING', 'READY', 'STARTED', 'IN_A_GAME')`;
const shown = 30;

/** Active squads, those with the nearest deadline first, and their number in each state. */
const liveSquads = async (app: App) => {
  const now = app.clock.now();
  const counts = await app.db
    .select({ status: squad.status, count: count() })
    .from(squad)
    .where(inArray(squad.status, [...activeStatuses]))
    .groupBy(squad.status);
  const term = sql<Date | null>`(SELECT min(${deadline.dueAt}) FROM ${deadline} WHERE ${deadline.aggregate} = 'squad:' || ${squad.id})`;
  const ids = await app.db
    .select({ id: squad.id })
    .from(squad)
    .where(isLive)
    .orderBy(sql`${term} ASC NULLS LAST`, asc(squad.id))
    .limit(shown);
  const lines = await squadLines(
    app.db,
    ids.map(({ id }) => id),
    now,
  );
  const { rows } = await app.db.execute<{ overdue: number }>(sql`
    SELECT count(DISTINCT aggregate)::integer AS overdue FROM deadline
    WHERE attempts > 0 AND aggregate LIKE 'squad:%' AND due_at < ${new Date(now)}`);
  const termOf = (line: (typeof lines)[number]): number => (line.next ? line.next.at.getTime() : Infinity);
  return {
    items: [...lines].sort((one, other) => termOf(one) - termOf(other)),
    counts: activeStatuses.map((status) => ({
      status,
      count: counts.find((row) => row.status === status)?.count ?? 0,
    })),
    overdue: rows[0]?.overdue ?? 0,
  };
};

type Disband = (typeof deskSquadsContract)['POST /v1/admin/squads/{id}/disband'];

/**
 * An operator ends a squad, in a running game with a split of the hold; its people are notified of the reason.
 * @throws Refusal SQUADS_NOT_FOUND, ADMIN_OWN_OBJECT, ADMIN_CHANGED_MEANWHILE, SQUADS_INVALID_STATE
 */
const disbandSquad: Handler<Disband> = async (app, { actor, params: { id }, body }) => {
  await inTransaction(app.db, (tx) =>
    stepSquadIn({ app, tx, operation: { kind: 'disband squad', actor: actor.id } }, id, async (state, at) => {
      const { value, context } = state;
      if (isParty(context, actor.id)) throw new Refusal('ADMIN_OWN_OBJECT');
      const subject = `squad:${id}`;
      await requireUnchanged(tx, subject, body.seen);
      const refundPercent = value === 'IN_A_GAME' ? (body.refundPercent ?? 100) : null;
      await writeAudit(app, tx, actor.id, {
        action: 'squad.disband',
        subject,
        details: { status: value, refundPercent, reason: body.reason },
      });
      const people = [...context.members.map((member) => member.id), ...context.payments.map(({ payerId }) => payerId)];
      await notify(tx, people, {
        kind: 'STAFF_DECIDED',
        facts: { what: 'SQUAD_DISBANDED', gameId: context.gameId, reason: body.reason },
        at: new Date(at),
      });
      return { type: 'squad.disband', by: { admin: actor.id }, at, refundPercent };
    }),
  );
};

const sendList: Handlers<typeof deskSquadsContract>['GET /v1/admin/squads.csv'] = (app, call) =>
  sendExport(app, call, {
    list: 'squads',
    page: (query) => listSquads(app, query),
    columns: {
      Номер: ['text', ({ id }) => id],
      Игра: ['text', ({ gameName }) => gameName],
      Категория: ['text', ({ kind }) => categoryNames[kind]],
      Минут: ['count', ({ durationMinutes }) => durationMinutes],
      Состояние: ['text', ({ status }) => squadStatusNames[status]],
      Участники: ['text', ({ members }) => members.map(({ username }) => username).join(', ')],
      Удержано: ['kopecks', ({ held }) => held],
      Создан: ['moment', ({ createdAt }) => createdAt],
    },
  });

export const deskSquadsHandlers: Handlers<typeof deskSquadsContract> = {
  'GET /v1/admin/squads': (app, { query }) => listSquads(app, query),
  'GET /v1/admin/squads.csv': sendList,
  'GET /v1/admin/squads.xlsx': sendList,
  'GET /v1/admin/squads/live': (app) => liveSquads(app),
  'GET /v1/admin/squads/{id}': readSquad,
  'POST /v1/admin/squads/{id}/disband': disbandSquad,
  'GET /v1/admin/deadlines': (app, { query }) => listFailedDeadlines(app, query),
  'GET /v1/admin/deadlines/{id}': readFailedDeadline,
  'POST /v1/admin/deadlines/{id}/retry': retryFailedDeadline,
};
