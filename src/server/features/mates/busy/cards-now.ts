import { and, eq, gt, inArray } from 'drizzle-orm';
import type { MateCard } from '../../../../contract/schemas/mate-card';
import type { App } from '../../../platform/app';
import type { Executor } from '../../../platform/db/open-database';
import { mateAccess } from '../../../platform/db/schema/mates/games-and-mates';
import { squad, squadMember } from '../../../platform/db/schema/squads';

/**
 * Who of them may not be booked after all: strikes keep them from orders for a while, which the row of a card does not
 * know, for it ends by itself.
 */
const offForNow = async (
  { db, clock }: Pick<App, 'db' | 'clock'>,
  cards: readonly MateCard[],
): Promise<Set<string>> => {
  const asked = cards.filter(({ active, bookable }) => bookable === true && !active).map(({ id }) => id);
  if (asked.length === 0) return new Set();
  const rows = await db
    .select({ id: mateAccess.userId })
    .from(mateAccess)
    .where(and(inArray(mateAccess.userId, asked), gt(mateAccess.ordersOffUntil, new Date(clock.now()))));
  return new Set(rows.map(({ id }) => id));
};

/** The same cards, saying who is in a squad; until when, where the squad plays already. One query for all. */
const withBusy = async (db: Executor, cards: readonly MateCard[]): Promise<MateCard[]> => {
  if (cards.length === 0) return [];
  const rows = await db
    .select({ id: squadMember.userId, status: squad.status, endsAt: squad.statusEndsAt })
    .from(squadMember)
    .innerJoin(squad, eq(squad.id, squadMember.squadId))
    .where(
      and(
        inArray(
          squadMember.userId,
          cards.map(({ id }) => id),
        ),
        eq(squadMember.active, true),
      ),
    );
  const busy = new Map(
    rows.map(({ id, status, endsAt }) => [
      id,
      { until: status === 'IN_A_GAME' ? (endsAt?.toISOString() ?? null) : null },
    ]),
  );
  return cards.map((card) => {
    const found = busy.get(card.id);
    return found === undefined ? card : { ...card, busy: found };
  });
};

/** The same cards as things are now: who is in a squad and until when, and who may be booked. */
export const cardsNow = async (app: Pick<App, 'db' | 'clock'>, cards: readonly MateCard[]): Promise<MateCard[]> => {
  const [shown, off] = await Promise.all([withBusy(app.db, cards), offForNow(app, cards)]);
  return shown.map(({ bookable, ...card }) => ({ ...card, ...(bookable && !off.has(card.id) ? { bookable } : {}) }));
};
