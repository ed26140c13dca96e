import { eq, sql } from 'drizzle-orm';
import type { Kopecks } from '#domain/money/kopecks.ts';
import type { KnownTerms } from '#domain/squad/facts/squad-people.ts';
import type { Db } from '#server/platform/db/open-database.ts';
import { jsonRows } from '#server/platform/db/json-rows.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import { squadDisputeFile, squadDisputeText } from '#server/platform/db/schema/squad-disputes.ts';
import { squad, squadHistory } from '#server/platform/db/schema/squads.ts';
import { squadColumns } from '../store/squad-columns';

const ofSquad = 'one.squad_id = squad.id';
const inDispute = `${ofSquad} AND squad.dispute IS NOT NULL`;

const byId = prepared((db) =>
  db
    .select({
      ...squadColumns,
      names: sql<{ game: string; category: string }>`(
        SELECT json_build_object('game', game.name, 'category', category.name)
        FROM category JOIN game ON game.id = category.game_id WHERE category.id = squad.category_id)`,
      history: jsonRows(squadHistory, ofSquad, 'one.id'),
      texts: jsonRows(squadDisputeText, inDispute, 'one.id'),
      files: jsonRows(squadDisputeFile, inDispute, 'one.id'),
      /** What the viewer received for it, in kopecks; null before its end. */
      sold: sql<Kopecks | null>`CASE WHEN squad.status = 'DISBANDED' OR squad.settled_at IS NOT NULL THEN (
        SELECT coalesce(sum(amount), 0)::float8 FROM balance_transaction
        WHERE squad_id = squad.id AND user_id = ${sql.placeholder('viewer')} AND type = 'SELL') END`,
      /** The viewer's current terms as a mate; null without mate access. */
      ownTerms: sql<KnownTerms | null>`(
        SELECT json_build_object('level', grade, 'percent', percent)
        FROM mate_access WHERE user_id = ${sql.placeholder('viewer')})`,
    })
    .from(squad)
    .where(eq(squad.id, sql.placeholder('id')))
    .prepare('squad_page'),
);

/** Everything on a squad's page except its people, in one query; null when there is no such squad. */
export const readSquadPage = async (db: Db, squadId: number, viewer: string) => {
  const [page] = await byId(db).execute({ id: squadId, viewer });
  return page ?? null;
};

export type SquadPage = NonNullable<Awaited<ReturnType<typeof readSquadPage>>>;
