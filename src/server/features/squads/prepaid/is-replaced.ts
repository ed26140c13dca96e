import { and, eq, gt, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Tx } from '#server/platform/db/open-database.ts';
import { deposit } from '#server/platform/db/schema/money/deposits.ts';
import { prepaidSquad, squadMember } from '#server/platform/db/schema/squads.ts';

const newer = alias(prepaidSquad, 'newer');
const newerDeposit = alias(deposit, 'newer_deposit');

/**
 * Whether the owner of an order has since taken another squad (even one that is over), or ordered a different one: money
 * that comes after all must not call a mate whom they no longer want. The same order again is a retry of its payment.
 */
export const isReplaced = async (tx: Tx, depositId: string): Promise<boolean> => {
  const sameOwner = eq(newer.userId, prepaidSquad.userId);
  const otherOrder = tx
    .select({ one: sql`1` })
    .from(newer)
    .innerJoin(newerDeposit, eq(newerDeposit.id, newer.depositId))
    .where(and(sameOwner, gt(newerDeposit.createdAt, deposit.createdAt), ne(newer.terms, prepaidSquad.terms)));
  const otherSquad = tx
    .select({ one: sql`1` })
    .from(squadMember)
    .where(and(eq(squadMember.userId, prepaidSquad.userId), gt(squadMember.joinedAt, deposit.createdAt)));
  const found = await tx
    .select({ one: sql`1` })
    .from(prepaidSquad)
    .innerJoin(deposit, eq(deposit.id, prepaidSquad.depositId))
    .where(and(eq(prepaidSquad.depositId, depositId), or(sql`EXISTS (${otherOrder})`, sql`EXISTS (${otherSquad})`)));
  return found.length > 0;
};
