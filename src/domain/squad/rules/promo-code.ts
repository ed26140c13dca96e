import { trialLesson } from '../../games/category';
import { noFacts, type PersonEvent, personRules } from '../define-rules';
import { isMateOwned } from '../selectors/members';
import { unpaidSharesOf } from '../selectors/payments';
import { promoSaving } from '../selectors/price';
import { notOwner, type Refusal } from './shared-refusals';
import type { KnownPromo } from '../facts/squad-bill';
import type { SquadRefusalCode } from '../facts/squad-refusal-code';

export interface Facts {
  readonly promo: KnownPromo;
  /** The result of `promoRefusal` for the stored code. */
  readonly problem: SquadRefusalCode | null;
}

export type ApplyPromoCode = PersonEvent<'squad.applyPromoCode', Facts>;

const noClientOwner: Refusal = (context) => (isMateOwned(context) ? 'SQUADS_PROMO_CODE_WRONG_USER' : null);

const trialLessonIsFree: Refusal = (context) =>
  context.categoryKind === trialLesson.categoryKind ? 'SQUADS_PROMO_CODE_CATEGORY_MISMATCH' : null;

const doesNotFit: Refusal<ApplyPromoCode> = (_, { problem }) => problem;

/**
 * Refuses a code that saves no more than the present one; while there is no price only the same code is known to be no
 * better.
 */
const noBetter: Refusal<ApplyPromoCode> = (context, { promo }) => {
  if (!context.promo) return null;
  const present = promoSaving(context, context.promo);
  const isNoBetter =
    present === null ? context.promo.code === promo.code : present >= (promoSaving(context, promo) ?? 0);
  return isNoBetter ? 'SQUADS_BETTER_PROMO_CODE_USED' : null;
};

const ownerPaid: Refusal = (context) =>
  unpaidSharesOf(context, context.ownerId).length === 0 ? 'SQUADS_INVALID_STATE' : null;

const noPromo: Refusal = (context) => (context.promo ? null : 'SQUADS_PROMO_CODE_NOT_FOUND');

const unless = [noClientOwner, trialLessonIsFree, doesNotFit, noBetter];

/** The owner applies a promo code (domain rules, section 1, promo code). */
export const applyPromoCodeRules = personRules<Facts>()('squad.applyPromoCode', {
  who: [notOwner],
  in: { PENDING: unless, READY: [ownerPaid, ...unless] },
  samples: () => [{ promo: { code: '', percent: null, amount: Number.MAX_SAFE_INTEGER }, problem: null }],
});

/** The owner removes the promo code (domain rules, section 1, promo code). */
export const removePromoCodeRules = personRules()('squad.removePromoCode', {
  who: [notOwner],
  in: { PENDING: [noPromo], READY: [noPromo, ownerPaid] },
  samples: noFacts,
});
