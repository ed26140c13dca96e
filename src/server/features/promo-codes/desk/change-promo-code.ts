import { and, eq } from 'drizzle-orm';
import type { deskPromoCodesContract } from '#contract/desk/money/promo-codes.ts';
import { promoCodeNeedsTwo } from '#domain/pricing/promo-code-state.ts';
import { hasPermission } from '#domain/people/has-permission.ts';
import type { App } from '#server/platform/app.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { promoCode, promoCodeUse } from '#server/platform/db/schema/money/promo-codes.ts';
import { squad } from '#server/platform/db/schema/squads.ts';
import type { Handler } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Actor } from '#server/platform/sessions/actor.ts';
import { requireUnchanged, writeAudit } from '../../audit/public';
import { requireFuture, promoCodeSubject, tellOwner } from './create-promo-code';
import { findPromoCode, type PromoCodeLine } from './list-promo-codes';

type Contract = typeof deskPromoCodesContract;
type Row = typeof promoCode.$inferSelect;

/** Whether this operator may manage personal codes only. */
export const personalOnly = ({ permissions }: Actor): boolean => !hasPermission(permissions, 'MANAGE_PROMO_CODES');

/**
 * Locks the code in the same way as taking a use does.
 * @throws Refusal ADMIN_PROMO_CODES_NOT_FOUND also for a code that this operator may not manage, ADMIN_OWN_OBJECT
 */
const lock = async (tx: Tx, actor: Actor, code: string): Promise<Row> => {
  const [row] = await tx
    .select()
    .from(promoCode)
    .where(and(eq(promoCode.code, code), eq(promoCode.lesson, false)))
    .for('update');
  if (!row || (row.userId === null && personalOnly(actor))) throw new Refusal('ADMIN_PROMO_CODES_NOT_FOUND');
  if (row.userId === actor.id) throw new Refusal('ADMIN_OWN_OBJECT');
  return row;
};

const lineOf = async (app: App, tx: Tx, code: string): Promise<PromoCodeLine> => {
  const line = await findPromoCode(tx, code, app.clock.now(), false);
  if (line === null) throw new Error(`promo code ${code} is gone`);
  return line;
};

interface Limits {
  readonly expiresAt: Date | null;
  readonly maxUses: number | null;
  readonly maxUsesPerUser: number | null;
}

const timeOf = (moment: Date | null): number | null => moment?.getTime() ?? null;

const isMore = (next: number | null, before: number | null): boolean =>
  before !== null && (next === null || next > before);

const isWider = (next: Limits, row: Row): boolean =>
  isMore(next.maxUses, row.maxUses) ||
  isMore(next.maxUsesPerUser, row.maxUsesPerUser) ||
  isMore(timeOf(next.expiresAt), timeOf(row.expiresAt));

/** Who has asked for the code with these limits, while a second operator has to agree. */
const askerAfter = (next: Limits, row: Row, actor: Actor, at: Date): Pick<Row, 'askedBy' | 'askedAt'> => {
  if (!promoCodeNeedsTwo({ ...row, ...next, personal: row.userId !== null })) return { askedBy: null, askedAt: null };
  return isWider(next, row) ? { askedBy: actor.id, askedAt: at } : { askedBy: row.askedBy, askedAt: row.askedAt };
};

export const changeLimits: Handler<Contract['PUT /v1/admin/promo-codes/{code}']> = (
  app,
  { actor, params: { code }, body: { seen, expiresAt, maxUses, maxUsesPerUser } },
) =>
  inTransaction(app.db, async (tx) => {
    const row = await lock(tx, actor, code);
    await requireUnchanged(tx, promoCodeSubject(code), seen);
    if (timeOf(expiresAt) !== timeOf(row.expiresAt)) requireFuture(expiresAt, app.clock.now());
    if (maxUses !== null && maxUses < row.uses)
      throw new Refusal('VALIDATION_ERROR', {
        fields: [{ path: 'body.maxUses', message: `Не меньше ${row.uses}: столько раз уже применили` }],
      });
    await tx
      .update(promoCode)
      .set({
        expiresAt,
        maxUses,
        maxUsesPerUser,
        ...askerAfter({ expiresAt, maxUses, maxUsesPerUser }, row, actor, new Date(app.clock.now())),
      })
      .where(eq(promoCode.code, code));
    await writeAudit(app, tx, actor.id, {
      action: 'promo-code.limits',
      subject: promoCodeSubject(code),
      details: {
        from: { expiresAt: row.expiresAt, maxUses: row.maxUses, maxUsesPerUser: row.maxUsesPerUser },
        to: { expiresAt, maxUses, maxUsesPerUser },
      },
    });
    return lineOf(app, tx, code);
  });

/** The second operator's word: from now on the code is valid. */
export const confirmPromoCode: Handler<Contract['POST /v1/admin/promo-codes/{code}/confirm']> = (
  app,
  { actor, params: { code }, body: { seen } },
) =>
  inTransaction(app.db, async (tx) => {
    const row = await lock(tx, actor, code);
    await requireUnchanged(tx, promoCodeSubject(code), seen);
    if (row.askedBy === null || row.deactivatedAt !== null)
      throw new Refusal('ADMIN_CHANGED_MEANWHILE', { status: row.deactivatedAt === null ? 'ACTIVE' : 'OFF' });
    if (row.askedBy === actor.id) throw new Refusal('ADMIN_SECOND_OPERATOR');
    await tx.update(promoCode).set({ askedBy: null, askedAt: null }).where(eq(promoCode.code, code));
    await writeAudit(app, tx, actor.id, {
      action: 'promo-code.confirm',
      subject: promoCodeSubject(code),
      details: { percent: row.percent, amount: row.amount, userId: row.userId, askedBy: row.askedBy },
    });
    // Of wider limits the owner is not told.
    const isNew = row.askedAt?.getTime() === row.createdAt.getTime();
    if (row.userId !== null && isNew) await tellOwner(tx, row.userId, row, new Date(app.clock.now()));
    return lineOf(app, tx, code);
  });

export const deactivate: Handler<Contract['POST /v1/admin/promo-codes/{code}/deactivate']> = (
  app,
  { actor, params: { code }, body: { seen, reason } },
) =>
  inTransaction(app.db, async (tx) => {
    const row = await lock(tx, actor, code);
    await requireUnchanged(tx, promoCodeSubject(code), seen);
    if (row.deactivatedAt !== null) throw new Refusal('ADMIN_CHANGED_MEANWHILE', { status: 'OFF' });
    await tx
      .update(promoCode)
      .set({ deactivatedAt: new Date(app.clock.now()) })
      .where(eq(promoCode.code, code));
    await writeAudit(app, tx, actor.id, {
      action: 'promo-code.deactivate',
      subject: promoCodeSubject(code),
      details: { reason },
    });
    return lineOf(app, tx, code);
  });

const wasUsed = async (tx: Tx, { code, uses }: Row): Promise<boolean> => {
  if (uses > 0) return true;
  const [use] = await tx
    .select({ squadId: promoCodeUse.squadId })
    .from(promoCodeUse)
    .where(eq(promoCodeUse.code, code))
    .limit(1);
  const [holder] = await tx.select({ id: squad.id }).from(squad).where(eq(squad.promoCode, code)).limit(1);
  return use !== undefined || holder !== undefined;
};

export const deletePromoCode: Handler<Contract['DELETE /v1/admin/promo-codes/{code}']> = (
  app,
  { actor, params: { code } },
) =>
  inTransaction(app.db, async (tx) => {
    const row = await lock(tx, actor, code);
    if (await wasUsed(tx, row)) throw new Refusal('ADMIN_PROMO_CODES_CANNOT_BE_DELETED');
    await tx.delete(promoCode).where(eq(promoCode.code, code));
    const { percent, amount, userId } = row;
    await writeAudit(app, tx, actor.id, {
      action: 'promo-code.delete',
      subject: promoCodeSubject(code),
      details: { percent, amount, userId },
    });
  });
