import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { deskSquadsContract } from '#contract/desk/squads.ts';
import { historyLineToWire } from '#contract/squads/squad-history.ts';
import { hasPermission } from '#domain/people/has-permission.ts';
import { squadRefusal } from '#domain/squad/squad-refusal.ts';
import { lineOf } from '#domain/squad/facts/history-details.ts';
import { refundOutcomes } from '#domain/squad/simulation/refund-outcome.ts';
import { heldOf } from '#domain/squad/selectors/payments.ts';
import type { SquadState } from '#domain/squad/facts/squad-context.ts';
import { chat } from '#server/platform/db/schema/chat.ts';
import { account, balanceTransaction } from '#server/platform/db/schema/money/ledger.ts';
import { squadHistory } from '#server/platform/db/schema/squads.ts';
import type { Handler } from '#server/platform/http/call.ts';
import { viewDeadline } from '#server/platform/deadlines/view-deadline.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { isParty } from '#domain/squad/selectors/is-party.ts';
import { loadSquad } from '../store/squad-store';
import { momentOf } from '../views/moment-of';
import { moneyOutcomeView } from '../views/money-outcome-view';
import { readPeople } from '../views/read-people';
import { staffPerson } from '../views/staff-person';
import { readDeadlines, squadLines } from './squad-row';

type Read = (typeof deskSquadsContract)['GET /v1/admin/squads/{id}'];

/** Outcomes of disbanding a running game, by percent; in other states there is nothing to choose. */
const disbandOutcomes = (state: SquadState, actorId: string, at: number) =>
  state.value !== 'IN_A_GAME'
    ? []
    : refundOutcomes(state, (refundPercent) => ({ type: 'squad.disband', by: { admin: actorId }, at, refundPercent }));

/** One squad with everything that an operator may need. @throws Refusal SQUADS_NOT_FOUND */
export const readSquad: Handler<Read> = async (app, { actor, params: { id } }) => {
  const now = app.clock.now();
  const state = await loadSquad(app.db, id, false);
  const [line] = await squadLines(app.db, [id], now);
  if (!state || !line) throw new Refusal('SQUADS_NOT_FOUND');
  const { context } = state;
  const history = await app.db
    .select()
    .from(squadHistory)
    .where(eq(squadHistory.squadId, id))
    .orderBy(asc(squadHistory.id));
  const people = await readPeople(
    app.db,
    [
      context.ownerId,
      ...context.members.map((member) => member.id),
      ...context.payments.map(({ payerId }) => payerId),
      ...history.flatMap(({ actorId, subjectId }) => [actorId ?? [], subjectId ?? []].flat()),
    ],
    now,
  );
  const [paid] = await app.db
    .select({ sum: sql<string>`coalesce(sum(${balanceTransaction.amount}), 0)` })
    .from(balanceTransaction)
    .where(and(eq(balanceTransaction.squadId, id), inArray(balanceTransaction.type, ['SELL'])));
  const [hold] = await app.db
    .select({ balance: account.balance })
    .from(account)
    .where(and(eq(account.kind, 'HOLD'), eq(account.owner, `squad:${id}`)));
  const [ownChat] = await app.db.select({ id: chat.id }).from(chat).where(eq(chat.squadId, id));
  const own = isParty(context, actor.id);
  const disband = { type: 'squad.disband', by: { admin: actor.id }, at: now, refundPercent: null } as const;
  return {
    ...line,
    platform: context.platform,
    languages: [...context.languages],
    ownerId: context.ownerId,
    finishedAt: momentOf(context.finishedAt),
    settledAt: momentOf(context.settledAt),
    mates: context.members.flatMap((member) =>
      member.mate
        ? [
            {
              id: member.id,
              percent: member.mate.percent,
              quote: context.quote?.mates.find(({ mateId }) => mateId === member.id)?.amount ?? 0,
              confirmed: member.confirmedAt !== null,
            },
          ]
        : [],
    ),
    payments: context.payments.map((payment) => ({
      payer: staffPerson(people, payment.payerId),
      amount: payment.amount,
      subsidy: payment.subsidy,
      refunded: payment.refunded,
      spent: payment.spent,
      moved: payment.moved,
      held: heldOf(payment),
      paidAt: new Date(payment.paidAt),
    })),
    paidOut: Number(paid?.sum ?? 0),
    serviceHolds: hold?.balance ?? 0,
    deadlines: ((await readDeadlines(app.db, [id])).get(id) ?? []).map(viewDeadline),
    people: Object.fromEntries([...people.keys()].map((personId) => [personId, staffPerson(people, personId)])),
    history: history.map(({ id: lineId, event, details, createdAt, actorId, subjectId }) =>
      historyLineToWire(
        { id: String(lineId), at: createdAt, by: actorId, subject: subjectId },
        lineOf(event, details),
        true,
      ),
    ),
    chatId: ownChat?.id ?? null,
    own,
    mayDisband: !own && hasPermission(actor.permissions, 'DISBAND_SQUADS') && squadRefusal(state, disband) === null,
    outcomes: disbandOutcomes(state, actor.id, now).map(moneyOutcomeView),
  };
};
