import { and, eq, inArray } from 'drizzle-orm';
import type { deskMatesContract } from '#contract/desk/people/mates.ts';
import { needsVerification } from '#domain/games/category.ts';
import { type MateLevel, percentOfGrade } from '#domain/mates/grade.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { category, mateCategory } from '#server/platform/db/schema/mates/games-and-mates.ts';
import type { Handler } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { putOutbox } from '#server/platform/outbox/put-outbox.ts';
import { writeAudit } from '../../audit/public';
import {
  blockMate,
  enforceReadiness,
  lockMate,
  setVerified,
  revokeMateAccess,
  announceActive,
} from '../../mate-access/public';
import { requireGame } from '../../reference/public';
import { currentSquadOf } from '../../users/public';
import { mayPlay } from '../categories';
import { admitMate, changeTerms } from '../standing/change-terms';
import { actOnMate, disconnectSockets, lockPersonForAct, mateSubject, notifyMate } from './lock-for-act';
import { settleStrikeCase } from './settle-strike-case';

type Contract = typeof deskMatesContract;

/** @throws Refusal ADMIN_USER_HAS_SQUAD: a mate is never a client in a squad, nor the other way round */
const requireFree = async (tx: Tx, id: string): Promise<void> => {
  if ((await currentSquadOf(tx, id)) !== null) throw new Refusal('ADMIN_USER_HAS_SQUAD');
};

export const giveAccess: Handler<Contract['POST /v1/admin/mates/{id}/access']> = async (
  app,
  { actor, params: { id }, body },
) => {
  const { gameId, grade, reason } = body;
  await requireGame(app.db, gameId);
  await inTransaction(app.db, async (tx) => {
    const account = await lockPersonForAct(tx, actor, id);
    if (account.status !== 'ACTIVE') throw new Refusal('ADMIN_USERS_NOT_FOUND');
    const before = await lockMate(tx, id);
    // A person has one access: access to another game must be revoked first.
    if (before) throw new Refusal(before.gameId === gameId ? 'ADMIN_MATE_EXISTS' : 'ADMIN_GAME_MISMATCH');
    await requireFree(tx, id);
    const percent = body.percent ?? percentOfGrade(grade);
    await admitMate(tx, { userId: id, gameId, by: actor.id, at: new Date(app.clock.now()), terms: { grade, percent } });
    await writeAudit(app, tx, actor.id, {
      action: 'mate.admit',
      subject: mateSubject(id),
      details: { gameId, grade, percent, reason },
    });
    await notifyMate(app, tx, id, { what: 'ACCESS_GIVEN', gameId, reason });
    await disconnectSockets(tx, id);
  });
};

/**
 * @throws Refusal ADMIN_GAME_MISMATCH for a category of another game, CATEGORIES_MATE_NOT_VERIFIED for a category that
 * requires it
 */
const setCategories = async (
  tx: Tx,
  { id, gameId, isVerified }: { readonly id: string; readonly gameId: string; readonly isVerified: boolean },
  categoryIds: readonly number[],
): Promise<void> => {
  const wanted = [...new Set(categoryIds)];
  const known = wanted.length
    ? await tx
        .select({ id: category.id, kind: category.kind })
        .from(category)
        .where(and(inArray(category.id, wanted), eq(category.gameId, gameId)))
    : [];
  if (known.length < wanted.length) throw new Refusal('ADMIN_GAME_MISMATCH');
  if (!isVerified && known.some(needsVerification)) throw new Refusal('CATEGORIES_MATE_NOT_VERIFIED');
  await tx.delete(mateCategory).where(eq(mateCategory.userId, id));
  if (wanted.length > 0) await tx.insert(mateCategory).values(wanted.map((categoryId) => ({ userId: id, categoryId })));
};

/** Removes categories for which the mate no longer qualifies: not a star any more, or no longer verified. */
const dropForbidden = async (
  tx: Tx,
  { id, grade, isVerified }: { readonly id: string; readonly grade: MateLevel; readonly isVerified: boolean },
): Promise<void> => {
  const played = await tx
    .select({ id: category.id, kind: category.kind })
    .from(mateCategory)
    .innerJoin(category, eq(category.id, mateCategory.categoryId))
    .where(eq(mateCategory.userId, id));
  const gone = played
    .filter((one) => !mayPlay(grade, one.kind) || (!isVerified && needsVerification(one)))
    .map((one) => one.id);
  await tx.delete(mateCategory).where(and(eq(mateCategory.userId, id), inArray(mateCategory.categoryId, gone)));
};

export const changeAccess: Handler<Contract['PUT /v1/admin/mates/{id}/access']> = (
  app,
  { actor, params: { id }, body },
) => {
  const { gameId, grade, categoryIds, verified, reason, seen } = body;
  return actOnMate(
    app,
    {
      actor,
      id,
      seen,
      action: 'mate.access',
      notice: { what: 'ACCESS_CHANGED', reason },
      details: { gameId, grade, ...(categoryIds && { categoryIds }), ...(verified !== undefined && { verified }) },
    },
    async (tx, mate) => {
      if (mate.gameId !== gameId) throw new Refusal('ADMIN_GAME_MISMATCH');
      if (grade !== mate.grade) {
        // A percent set by an administrator stays; the default one follows the grade.
        const usual = mate.percent === percentOfGrade(mate.grade);
        const percent = usual ? percentOfGrade(grade) : mate.percent;
        await changeTerms(tx, mate, {
          grade,
          percent,
          reason: 'ADMINISTRATOR',
          by: actor.id,
          comment: reason,
          at: new Date(app.clock.now()),
        });
      }
      const isVerified = verified ?? mate.verifiedAt !== null;
      if (verified !== undefined) await setVerified(tx, id, verified ? new Date(app.clock.now()) : null);
      if (categoryIds) await setCategories(tx, { id, gameId, isVerified }, categoryIds);
      await dropForbidden(tx, { id, grade, isVerified });
      await enforceReadiness(tx, id);
    },
  );
};

/** Revokes access inside an open transaction. @throws Refusal ADMIN_USER_HAS_SQUAD */
export const revokeAccessIn = async (tx: Tx, id: string): Promise<void> => {
  await requireFree(tx, id);
  await revokeMateAccess(tx, id);
  await putOutbox(tx, 'personGone', { userId: id, as: 'MATE' });
  await disconnectSockets(tx, id);
};

export const revokeAccess: Handler<Contract['POST /v1/admin/mates/{id}/access/delete']> = (
  app,
  { actor, params: { id }, body: { gameId, reason, seen } },
) =>
  actOnMate(
    app,
    { actor, id, seen, action: 'mate.access-taken', notice: { what: 'ACCESS_TAKEN', reason }, details: { gameId } },
    async (tx, mate) => {
      if (mate.gameId !== gameId) throw new Refusal('ADMIN_GAME_MISMATCH');
      await revokeAccessIn(tx, id);
      // The open strike case is closed: without access there is nothing to decide.
      await settleStrikeCase(app, tx, { userId: id, by: actor.id, decision: 'ACCESS_TAKEN', reason });
    },
  );

/** MateBlockAction (specification, section 3): a repeat is refused, since another operator has done it meanwhile. */
export const setBlocked: Handler<Contract['PUT /v1/admin/mates/{id}/block']> = (
  app,
  { actor, params: { id }, body: { action, reason, seen } },
) =>
  actOnMate(
    app,
    {
      actor,
      id,
      seen,
      action: action === 'BLOCK' ? 'mate.block' : 'mate.unblock',
      notice: { what: action === 'BLOCK' ? 'MATE_BLOCKED' : 'MATE_UNBLOCKED', reason },
    },
    async (tx, mate) => {
      if ((mate.blockedAt !== null) === (action === 'BLOCK')) throw new Refusal('ADMIN_CHANGED_MEANWHILE', { action });
      await blockMate(tx, id, action === 'BLOCK' ? { at: new Date(app.clock.now()), reason } : null);
      if (action === 'UNBLOCK') return;
      await announceActive(tx, id, false);
      await putOutbox(tx, 'personGone', { userId: id, as: 'MATE' });
    },
  );
