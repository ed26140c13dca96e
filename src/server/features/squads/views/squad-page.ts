import { eq, sql } from 'drizzle-orm';
import type { Kopecks } from '#domain/money/kopecks.ts';
import type { SquadState } from '#domain/squad/facts/squad-context.ts';
import type { KnownTerms } from '#domain/squad/facts/squad-people.ts';
import { squadLog } from '#domain/squad/step-log.ts';
import type { Db } from '#server/platform/db/open-database.ts';
import { jsonRows } from '#server/platform/db/json-rows.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import { squadDisputeFile, squadDisputeText } from '#server/platform/db/schema/squad-disputes.ts';
import { squad, squadHistory } from '#server/platform/db/schema/squads.ts';
import { squadColumns } from '../store/squad-columns';
import { fromRows } from '../store/squad-rows';
import { type KnownSquad, knownSquads } from './known-squads';
import { peopleAmong, type PersonRow, personRows } from './read-people';

const ofSquad = 'one.squad_id = squad.id';
const inDispute = `${ofSquad} AND squad.dispute IS NOT NULL`;

/** What each view reads anew: what changes without a step of the squad, and what is the viewer's own. */
const viewedColumns = {
  /** Which step the squad is at; the row's own version notices a change by hand. Null where nothing is logged. */
  version: sql<string | null>`(
    SELECT squad.xmin::text || ':' || step.number FROM step
    WHERE step.aggregate = ${sql.raw(`'${squadLog.aggregate}'`)} AND step.aggregate_id = squad.id::text
    ORDER BY step.number DESC LIMIT 1)`,
  names: sql<{ game: string; category: string }>`(
    SELECT json_build_object('game', game.name, 'category', category.name)
    FROM category JOIN game ON game.id = category.game_id WHERE category.id = squad.category_id)`,
  /** What the viewer received for it, in kopecks; null before its end. */
  sold: sql<Kopecks | null>`CASE WHEN squad.status = 'DISBANDED' OR squad.settled_at IS NOT NULL THEN (
    SELECT coalesce(sum(amount), 0)::float8 FROM balance_transaction
    WHERE squad_id = squad.id AND user_id = ${sql.placeholder('viewer')} AND type = 'SELL') END`,
  /** The viewer's current terms as a mate; null without mate access. */
  ownTerms: sql<KnownTerms | null>`(
    SELECT json_build_object('level', grade, 'percent', percent)
    FROM mate_access WHERE user_id = ${sql.placeholder('viewer')})`,
};

const whole = prepared((db) =>
  db
    .select({
      ...squadColumns,
      ...viewedColumns,
      history: jsonRows(squadHistory, ofSquad, 'one.id'),
      texts: jsonRows(squadDisputeText, inDispute, 'one.id'),
      files: jsonRows(squadDisputeFile, inDispute, 'one.id'),
    })
    .from(squad)
    .where(eq(squad.id, sql.placeholder('id')))
    .prepare('squad_page'),
);

const again = prepared((db) =>
  db
    .select({ ...viewedColumns, people: peopleAmong('ids') })
    .from(squad)
    .where(eq(squad.id, sql.placeholder('id')))
    .prepare('squad_page_again'),
);

type Row = Awaited<ReturnType<ReturnType<typeof whole>['execute']>>[number];

export interface SquadPage extends Pick<Row, 'names' | 'sold' | 'ownTerms' | 'texts' | 'files'> {
  readonly state: SquadState;
  readonly history: readonly Row['history'][number][];
  /** At least everybody whom the page names; null: not read yet. */
  readonly people: ReadonlyMap<string, PersonRow> | null;
}

/** A squad in which this process has seen the newest step; null when another has been made since. */
const readAgain = async (
  db: Db,
  squadId: number,
  { version, everybody, state, history }: KnownSquad,
  viewer: string,
  now: number,
): Promise<SquadPage | null> => {
  const [row] = await again(db).execute({ id: squadId, viewer, ids: everybody });
  if (!row || row.version !== version) return null;
  const { names, sold, ownTerms, people } = row;
  return { names, sold, ownTerms, state, history, texts: [], files: [], people: personRows(people, now) };
};

/** Everything on a squad's page except its people, in one query; null when there is no such squad. */
export const readSquadPageAnew = async (db: Db, squadId: number, viewer: string): Promise<SquadPage | null> => {
  const [row] = await whole(db).execute({ id: squadId, viewer });
  if (!row) return null;
  const { version, names, sold, ownTerms, history, texts, files } = row;
  const state = fromRows(row);
  knownSquads(db).keep(squadId, version, state, history);
  return { names, sold, ownTerms, state, history, texts, files, people: null };
};

/**
 * The same, its people included, in one light query where this process has read the squad since its last step; `now` in
 * epoch ms.
 */
export const readSquadPage = async (
  db: Db,
  squadId: number,
  viewer: string,
  now: number,
): Promise<SquadPage | null> => {
  const known = knownSquads(db).get(squadId);
  const page = known && (await readAgain(db, squadId, known, viewer, now));
  return page ?? readSquadPageAnew(db, squadId, viewer);
};
