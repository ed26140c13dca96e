import { inArray } from 'drizzle-orm';
import type { output } from 'zod/v4/core';
import type { deskSquadsContract } from '#contract/desk/squads.ts';
import { nextDeadline } from '#domain/squad/deadlines.ts';
import { heldTotal } from '#domain/squad/selectors/payments.ts';
import type { SquadState } from '#domain/squad/facts/squad-context.ts';
import type { Executor } from '#server/platform/db/open-database.ts';
import { game } from '#server/platform/db/schema/mates/games-and-mates.ts';
import { deadline } from '#server/platform/db/schema/outbox-and-deadlines.ts';
import { loadSquads } from '../store/squad-store';
import { readPeople } from '../views/read-people';
import { staffPerson } from '../views/staff-person';

export type SquadLine = output<(typeof deskSquadsContract)['GET /v1/admin/squads']['response']>['items'][number];

type Deadline = typeof deadline.$inferSelect;

const aggregateOf = (squadId: number): string => `squad:${squadId}`;

/** Deadlines of these squads, by squad, earliest first. */
export const readDeadlines = async (
  db: Executor,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly Deadline[]>> => {
  const rows = ids.length
    ? await db
        .select()
        .from(deadline)
        .where(inArray(deadline.aggregate, ids.map(aggregateOf)))
    : [];
  const own = (id: number) =>
    rows
      .filter(({ aggregate }) => aggregate === aggregateOf(id))
      .sort((one, other) => one.dueAt.getTime() - other.dueAt.getTime());
  return new Map(ids.map((id) => [id, own(id)]));
};

const nextStep = (state: SquadState, owed: readonly Deadline[], now: number): SquadLine['next'] => {
  const failing = owed.find(({ attempts }) => attempts > 0);
  const next = nextDeadline(state);
  const step = failing ? { kind: failing.kind, at: failing.dueAt.getTime(), attempts: failing.attempts } : next;
  if (step === null) return null;
  const attempts = failing?.attempts ?? 0;
  return { kind: step.kind, at: new Date(step.at), attempts, overdue: step.at < now };
};

/** Rows of operators' lists, in the order of `ids`. `now` in epoch ms. */
export const squadLines = async (db: Executor, ids: readonly number[], now: number): Promise<readonly SquadLine[]> => {
  const states = await loadSquads(db, ids);
  const owed = await readDeadlines(db, ids);
  const members = [...states.values()].flatMap(({ context }) => context.members.map(({ id }) => id));
  const people = await readPeople(db, members, now);
  const games = new Map(
    (await db.select({ id: game.id, name: game.name }).from(game)).map(({ id, name }) => [id, name]),
  );
  return ids.flatMap((id) => {
    const state = states.get(id);
    if (!state) return [];
    const { value, context } = state;
    return [
      {
        id,
        gameId: context.gameId,
        gameName: games.get(context.gameId) ?? context.gameId,
        kind: context.categoryKind,
        durationMinutes: context.durationMinutes,
        status: value,
        paused: context.recreation !== null,
        disputed: context.dispute !== null && context.dispute.status !== 'CLOSED',
        members: context.members.map((member) => ({ ...staffPerson(people, member.id), type: member.type })),
        held: heldTotal(context),
        createdAt: new Date(context.createdAt),
        next: nextStep(state, owed.get(id) ?? [], now),
      },
    ];
  });
};
