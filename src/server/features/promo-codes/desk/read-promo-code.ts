import { desc, eq, inArray, sql } from 'drizzle-orm';
import type { App } from '#server/platform/app.ts';
import { personColumns } from '#server/platform/db/person-columns.ts';
import { category } from '#server/platform/db/schema/mates/games-and-mates.ts';
import { appUser } from '#server/platform/db/schema/people.ts';
import { promoCodeUse } from '#server/platform/db/schema/money/promo-codes.ts';
import { squad, squadPayment } from '#server/platform/db/schema/squads.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { findPromoCode } from './list-promo-codes';

const shownSquads = 20;

/** The service's part of a squad's payments (subsidies), in kopecks, without what was returned. */
const borne = sql<string>`coalesce((
  SELECT sum(${squadPayment.subsidy} - ${squadPayment.subsidyReturned}) FROM ${squadPayment}
  WHERE ${squadPayment.squadId} = ${promoCodeUse.squadId}), 0)`;
const paid = sql<string>`coalesce((
  SELECT sum(${squadPayment.amount} - ${squadPayment.refunded}) FROM ${squadPayment}
  WHERE ${squadPayment.squadId} = ${promoCodeUse.squadId}), 0)`;

const statisticsOf = async ({ db }: App, code: string) => {
  const [row] = await db
    .select({
      squads: sql<number>`count(*)::integer`,
      people: sql<number>`count(DISTINCT ${promoCodeUse.userId})::integer`,
      discount: sql<string>`coalesce(sum(${borne}), 0)`,
      paid: sql<string>`coalesce(sum(${paid}), 0)`,
    })
    .from(promoCodeUse)
    .where(eq(promoCodeUse.code, code));
  if (!row) throw new Error('an aggregate gives a row');
  return { ...row, discount: Number(row.discount), paid: Number(row.paid) };
};

const squadsOf = async ({ db }: App, code: string) => {
  const rows = await db
    .select({
      id: squad.id,
      gameId: squad.gameId,
      status: squad.status,
      person: personColumns(appUser),
      discount: borne,
      at: promoCodeUse.createdAt,
    })
    .from(promoCodeUse)
    .innerJoin(squad, eq(squad.id, promoCodeUse.squadId))
    .innerJoin(appUser, eq(appUser.id, promoCodeUse.userId))
    .where(eq(promoCodeUse.code, code))
    .orderBy(desc(promoCodeUse.createdAt))
    .limit(shownSquads);
  return rows.map((row) => ({ ...row, discount: Number(row.discount) }));
};

/**
 * One code with its statistics and squads. `personalOnly`: only if it is a personal code.
 * @throws Refusal ADMIN_PROMO_CODES_NOT_FOUND
 */
export const readPromoCode = async (app: App, code: string, personalOnly: boolean) => {
  const line = await findPromoCode(app.db, code, app.clock.now(), personalOnly);
  if (line === null) throw new Refusal('ADMIN_PROMO_CODES_NOT_FOUND');
  const categories =
    line.categoryIds.length === 0
      ? []
      : await app.db
          .select({ id: category.id, name: category.name, gameId: category.gameId })
          .from(category)
          .where(inArray(category.id, line.categoryIds));
  return { ...line, categories, statistics: await statisticsOf(app, code), squads: await squadsOf(app, code) };
};
