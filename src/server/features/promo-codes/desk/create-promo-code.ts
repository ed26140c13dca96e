import { eq, inArray } from 'drizzle-orm';
import type { BodyOf } from '#contract/kit/endpoint.ts';
import type { deskPromoCodesContract } from '#contract/desk/money/promo-codes.ts';
import { promoCodeNeedsTwo } from '#domain/pricing/promo-code-state.ts';
import type { App } from '#server/platform/app.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { category, game } from '#server/platform/db/schema/mates/games-and-mates.ts';
import { appUser } from '#server/platform/db/schema/people.ts';
import { promoCode } from '#server/platform/db/schema/money/promo-codes.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Actor } from '#server/platform/sessions/actor.ts';
import { writeAudit } from '../../audit/public';
import { notify } from '../../notifications/public';
import { findPromoCode, type PromoCodeLine } from './list-promo-codes';

type Wanted = BodyOf<(typeof deskPromoCodesContract)['POST /v1/admin/promo-codes']>;

export const promoCodeSubject = (code: string) => `promo-code:${code.toLowerCase()}`;

/** @throws Refusal VALIDATION_ERROR: the end must be in the future */
export const requireFuture = (expiresAt: Date | null, now: number): void => {
  if (expiresAt !== null && expiresAt.getTime() <= now)
    throw new Refusal('VALIDATION_ERROR', { fields: [{ path: 'body.expiresAt', message: 'Укажи время впереди' }] });
};

const requireFits = async (tx: Tx, { gameId, categoryIds }: Wanted): Promise<void> => {
  if (gameId !== null) {
    const [known] = await tx.select({ id: game.id }).from(game).where(eq(game.id, gameId));
    if (!known) throw new Refusal('ADMIN_GAMES_NOT_FOUND');
  }
  const wanted = [...new Set(categoryIds)];
  if (wanted.length === 0) return;
  const found = await tx.select({ gameId: category.gameId }).from(category).where(inArray(category.id, wanted));
  if (found.length < wanted.length) throw new Refusal('ADMIN_CATEGORIES_NOT_FOUND');
  if (gameId !== null && found.some((one) => one.gameId !== gameId)) throw new Refusal('ADMIN_GAME_MISMATCH');
};

/** @throws Refusal ADMIN_PROMO_CODE_MISSING_USER_ID, ADMIN_OWN_OBJECT, ADMIN_USERS_NOT_FOUND */
const requireOwner = async (tx: Tx, actor: Actor, userId: string | null): Promise<string> => {
  if (userId === null) throw new Refusal('ADMIN_PROMO_CODE_MISSING_USER_ID');
  if (userId === actor.id) throw new Refusal('ADMIN_OWN_OBJECT');
  const [person] = await tx.select({ status: appUser.status }).from(appUser).where(eq(appUser.id, userId));
  if (!person || person.status === 'DELETED') throw new Refusal('ADMIN_USERS_NOT_FOUND');
  return userId;
};

/** Whom the code is for: everybody, or the person that the request must name. */
type Owner = { readonly personal: false } | { readonly personal: true; readonly userId: string | null };

/** The owner of a personal code learns of it once it is valid. */
export const tellOwner = (
  tx: Tx,
  userId: string,
  { code, percent, amount }: Pick<typeof promoCode.$inferSelect, 'code' | 'percent' | 'amount'>,
  at: Date,
) => notify(tx, [userId], { kind: 'PROMO_CODE_GIVEN', facts: { code, percent, amount }, at });

/** Creates a code; one that may cost much waits for a second operator. */
export const createPromoCode = (app: App, actor: Actor, wanted: Wanted, owner: Owner): Promise<PromoCodeLine> =>
  inTransaction(app.db, async (tx) => {
    const now = app.clock.now();
    const { code, discount, gameId, categoryKinds, expiresAt, maxUses, maxUsesPerUser } = wanted;
    const userId = owner.personal ? await requireOwner(tx, actor, owner.userId) : null;
    requireFuture(expiresAt, now);
    await requireFits(tx, wanted);
    const percent = discount.kind === 'PERCENT' ? discount.percent : null;
    const amount = discount.kind === 'FIXED' ? discount.amount : null;
    const at = new Date(now);
    const waits = promoCodeNeedsTwo({ percent, amount, maxUses, maxUsesPerUser, personal: userId !== null });
    const written = await tx
      .insert(promoCode)
      .values({
        code,
        percent,
        amount,
        userId,
        gameId,
        categoryIds: [...new Set(wanted.categoryIds)],
        categoryKinds: [...new Set(categoryKinds)],
        expiresAt,
        maxUses,
        maxUsesPerUser,
        createdBy: actor.id,
        createdAt: at,
        ...(waits ? { askedBy: actor.id, askedAt: at } : {}),
      })
      .onConflictDoNothing()
      .returning({ code: promoCode.code });
    if (written.length === 0) throw new Refusal('ADMIN_PROMO_CODES_ALREADY_EXISTS');
    await writeAudit(app, tx, actor.id, {
      action: 'promo-code.create',
      subject: promoCodeSubject(code),
      details: { percent, amount, userId, expiresAt, maxUses, maxUsesPerUser },
    });
    if (userId !== null && !waits) await tellOwner(tx, userId, { code, percent, amount }, at);
    const line = await findPromoCode(tx, code, now, false);
    if (line === null) throw new Error(`promo code ${code} is gone`);
    return line;
  });
