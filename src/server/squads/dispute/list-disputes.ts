import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { adminDisputesContract } from '../../../contract/squads/admin-disputes';
import { kopecksToRubles } from '../../../domain/money/kopecks-to-rubles';
import { heldTotal } from '../../../domain/squad/queries/payments';
import { category, game } from '../../db/schema/games-and-mates';
import { squadDisputeText } from '../../db/schema/squad-disputes';
import { squad } from '../../db/schema/squads';
import type { Handler } from '../../http/call';
import { cutPage } from '../../http/cut-page';
import { readCursor } from '../../http/keyset-cursor';
import { loadSquads } from '../store/load-squads';
import { categoryColumns } from '../views/category-columns';
import { iso } from '../views/iso';
import { readPeople, unknownPerson } from '../views/read-people';

/** The database's own function: the index of disputes is built over it. */
const urgency = sql<number>`dispute_urgency(${squad.dispute})`;

/** A page of disputes, those that wait for a moderator first. */
export const listDisputes: Handler<(typeof adminDisputesContract)['GET /v1/admin/disputes']> = async (app, { query }) => {
  const [rank, before] = query.cursor === undefined ? [] : readCursor(query.cursor, 'nn');
  const heads = await app.db
    .select({ id: squad.id, urgency, gameName: game.name, category: categoryColumns })
    .from(squad)
    .innerJoin(category, eq(category.id, squad.categoryId))
    .innerJoin(game, eq(game.id, squad.gameId))
    .where(
      and(
        isNotNull(squad.dispute),
        query.status === undefined ? undefined : sql`${squad.dispute} ->> 'status' = ${query.status}`,
        rank === undefined || before === undefined ? undefined : sql`(${urgency}, -${squad.id}) > (${Number(rank)}, ${-Number(before)})`,
      ),
    )
    .orderBy(urgency, desc(squad.id))
    .limit(query.limit + 1);
  const { page, nextCursor } = cutPage(heads, query.limit, (last) => [last.urgency, last.id]);
  const ids = page.map(({ id }) => id);
  const states = await loadSquads(app.db, ids);
  const reasons = await app.db
    .select({ squadId: squadDisputeText.squadId, text: squadDisputeText.text })
    .from(squadDisputeText)
    .where(and(inArray(squadDisputeText.squadId, ids), eq(squadDisputeText.kind, 'REASON')));
  const openers = [...states.values()].flatMap(({ context }) => context.dispute?.openedBy ?? []);
  const people = await readPeople(app.db, openers, app.clock.now());
  const items = page.flatMap(({ id, gameName, category: ofCategory }) => {
    const state = states.get(id);
    const dispute = state?.context.dispute;
    if (!state || !dispute) return [];
    const { status, side, openedBy, openedAt, expiresAt, wantedPercent, decidedPercent } = dispute;
    return [
      {
        squadId: id,
        gameId: state.context.gameId,
        gameName,
        category: ofCategory,
        squadStatus: state.value,
        status,
        openedBy: people.get(openedBy)?.person ?? unknownPerson(openedBy),
        side,
        reason: reasons.find(({ squadId }) => squadId === id)?.text ?? '',
        openedAt: new Date(openedAt).toISOString(),
        expiresAt: iso(expiresAt),
        wantedPercent,
        decidedPercent,
        held: kopecksToRubles(heldTotal(state.context)),
      },
    ];
  });
  return { items, nextCursor };
};
