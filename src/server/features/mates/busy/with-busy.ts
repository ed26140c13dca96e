import { and, eq, inArray } from 'drizzle-orm';
import type { MateCard } from '../../../../contract/schemas/mate-card';
import type { Executor } from '../../../platform/db/open-database';
import { squad, squadMember } from '../../../platform/db/schema/squads';

/** The same cards, saying who is in a squad; until when, where the squad plays already. One query for all. */
export const withBusy = async <Card extends Pick<MateCard, 'id' | 'busy'>>(
  db: Executor,
  cards: readonly Card[],
): Promise<Card[]> => {
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
