import { and, asc, gte, lt } from 'drizzle-orm';
import type { LoggedSquadEvent } from '#domain/squad/step-log.ts';
import type { RecordedStrike } from '#domain/what-if/limits.ts';
import type { OtherTerms } from '#domain/what-if/other-terms.ts';
import { type StrikesAsked, strikesSince, strikesUnder } from '#domain/what-if/strikes.ts';
import type { Executor } from '#server/platform/db/open-database.ts';
import { mateStrike } from '#server/platform/db/schema/mates/games-and-mates.ts';
import { readLogs } from '#server/platform/steps/read-steps.ts';
import type { AskedSquads } from './read-chains';

/** Squads whose steps are read with one question. */
const together = 100;

/** The logs of these squads. */
const logsOf = async (
  db: Executor,
  squadIds: readonly number[],
): Promise<ReadonlyMap<number, readonly LoggedSquadEvent[]>> => {
  const logs = new Map<number, LoggedSquadEvent[]>(squadIds.map((id) => [id, []]));
  const ids = [...logs.keys()];
  for (let from = 0; from < ids.length; from += together) {
    const some = ids.slice(from, from + together).map(String);
    for (const { aggregateId, event } of await readLogs<LoggedSquadEvent>(db, 'squad', some))
      logs.get(Number(aggregateId))?.push(event);
  }
  return logs;
};

/**
 * What strikes led to in a period and what they would have led to; null: no term of strikes is asked about. Strikes of
 * mates whose access was taken are gone with it.
 */
export const readStrikes = async (
  db: Executor,
  { since, until }: Pick<AskedSquads, 'since' | 'until'>,
  terms: OtherTerms,
): Promise<StrikesAsked | null> => {
  if (strikesUnder(terms, []) === null) return null;
  const rows = await db
    .select()
    .from(mateStrike)
    .where(
      and(gte(mateStrike.createdAt, new Date(strikesSince(terms, since.getTime()))), lt(mateStrike.createdAt, until)),
    )
    .orderBy(asc(mateStrike.createdAt), asc(mateStrike.id));
  const logs = await logsOf(
    db,
    rows.flatMap(({ squadId }) => squadId ?? []),
  );
  const strikes = rows.map(({ userId, squadId, createdAt, forgivenAt }): RecordedStrike => ({
    mateId: userId,
    at: createdAt.getTime(),
    forgivenAt: forgivenAt?.getTime() ?? null,
    steps: (squadId === null ? undefined : logs.get(squadId)) ?? [],
  }));
  return strikesUnder(terms, strikes);
};
