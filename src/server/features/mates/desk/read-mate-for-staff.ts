import { and, asc, eq, isNull } from 'drizzle-orm';
import type { deskMatesContract } from '#contract/desk/people/mates.ts';
import { needsVerification } from '#domain/games/category.ts';
import { afkTerms } from '#domain/mates/mate-terms.ts';
import {
  category,
  mateAccess,
  mateCategory,
  mateStrikeCase,
} from '#server/platform/db/schema/mates/games-and-mates.ts';
import { appUser } from '#server/platform/db/schema/people.ts';
import type { Handler } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { mayActOn } from '../../audit/public';
import { currentSquadOf } from '../../users/public';
import { mateColumns, mateLine } from './list-mates';
import { readStrikes } from './read-strikes';

/**
 * A mate with everything that operators need for decisions.
 * @throws Refusal ADMIN_USERS_NOT_FOUND for a person who is not a mate
 */
export const readMateForStaff: Handler<(typeof deskMatesContract)['GET /v1/admin/mates/{id}']> = async (
  app,
  { actor, params: { id } },
) => {
  const now = app.clock.now();
  const [found] = await app.db
    .select({ ...mateColumns(now), status: appUser.status, permissions: appUser.permissions })
    .from(mateAccess)
    .innerJoin(appUser, eq(appUser.id, mateAccess.userId))
    .where(eq(mateAccess.userId, id));
  if (!found) throw new Refusal('ADMIN_USERS_NOT_FOUND');
  const { row } = found;
  const categories = await app.db
    .select({ id: category.id, name: category.name, kind: category.kind, chosen: mateCategory.categoryId })
    .from(category)
    .leftJoin(mateCategory, and(eq(mateCategory.categoryId, category.id), eq(mateCategory.userId, id)))
    .where(and(eq(category.gameId, row.gameId), eq(category.enabled, true)))
    .orderBy(asc(category.position));
  const [open] = await app.db
    .select({ id: mateStrikeCase.id })
    .from(mateStrikeCase)
    .where(and(eq(mateStrikeCase.userId, id), isNull(mateStrikeCase.decision)));
  const off = row.ordersOffUntil;
  return {
    ...mateLine(found),
    status: found.status,
    blockedAt: row.blockedAt,
    blockReason: row.blockReason,
    ordersOffUntil: off && off.getTime() > now ? off : null,
    missedInvitations: row.missedInvitations,
    missedLimit: afkTerms.missedInvitations,
    verifiedAt: row.verifiedAt,
    categories: categories.map(({ chosen, kind, ...one }) => ({
      ...one,
      chosen: chosen !== null,
      needsVerification: needsVerification({ kind }),
    })),
    strikeList: await readStrikes(app, id),
    caseId: open?.id ?? null,
    squadId: (await currentSquadOf(app.db, id))?.squadId ?? null,
    mayAct: mayActOn(actor, { id, permissions: found.permissions }),
  };
};
