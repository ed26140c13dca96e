import { trialLesson } from '../../games/category';
import { asItIs, personEvent, type PersonEvent } from '../define-event';
import { isMateOwned } from '../questions/members';
import { unpaidSharesOf } from '../questions/payments';
import { priceSquad, promoSaving } from '../questions/price';
import { notOwner, type Refusal } from '../questions/refusals';
import type { KnownPromo } from '../facts/squad-bill';
import type { SquadActor } from '../facts/squad-people';
import type { SquadRefusalCode } from '../facts/squad-refusal-code';
import { choose, emit, inOrder, record, set, type Moment, type Part } from '../steps/step-parts';

interface Facts {
  readonly promo: KnownPromo;
  /** What `promoProblem` found with the facts of the store. */
  readonly problem: SquadRefusalCode | null;
}
type ApplyPromoCode = PersonEvent<'squad.applyPromoCode', Facts>;

const noClientOwner: Refusal = (context) => (isMateOwned(context) ? 'SQUADS_PROMO_CODE_WRONG_USER' : null);
const trialLessonIsFree: Refusal = (context) =>
  context.categoryKind === trialLesson.categoryKind ? 'SQUADS_PROMO_CODE_CATEGORY_MISMATCH' : null;
const doesNotFit: Refusal<ApplyPromoCode> = (_, { problem }) => problem;
/** A better or equal code stands already. */
const noBetter: Refusal<ApplyPromoCode> = (context, { promo }) =>
  context.promo && priceSquad(context).total > 0 && promoSaving(context, context.promo) >= promoSaving(context, promo)
    ? 'SQUADS_BETTER_PROMO_CODE_USED'
    : null;
const ownerPaid: Refusal = (context) =>
  unpaidSharesOf(context, context.ownerId).length === 0 ? 'SQUADS_INVALID_STATE' : null;
const noPromo: Refusal = (context) => (context.promo ? null : 'SQUADS_PROMO_CODE_NOT_FOUND');

const drop = (by: SquadActor): Part =>
  choose(({ promo, ownerId }) =>
    inOrder(
      set(() => ({ promo: null })),
      emit(() =>
        promo?.code !== undefined
          ? [
              { type: 'releasePromoUse', params: { code: promo.code, userId: ownerId } },
              record('PROMO_CODE_CANCELED', by, null, { code: promo.code }),
            ]
          : [],
      ),
    ),
  );

const apply = ({ by, promo }: ApplyPromoCode): Part =>
  inOrder(
    drop(by),
    set(() => ({ promo })),
    emit(({ ownerId }) => [
      { type: 'takePromoUse', params: { code: promo.code, userId: ownerId } },
      record('PROMO_CODE_USED', by, null, { code: promo.code, percent: promo.percent, amount: promo.amount }),
    ]),
  );

const unless = [noClientOwner, trialLessonIsFree, doesNotFit, noBetter];

/** A client owner who has not paid yet uses a promo code; one that stood gives way to it. */
export const applyPromoCode = personEvent<Facts>()('squad.applyPromoCode', {
  description: 'владелец применяет промокод',
  who: [notOwner],
  in: { PENDING: { unless, step: apply }, READY: { unless: [ownerPaid, ...unless], to: 'PENDING', step: apply } },
  effects: ['takePromoUse', 'releasePromoUse', 'recordHistory'],
  history: ['PROMO_CODE_USED', 'PROMO_CODE_CANCELED'],
  samples: () => [{ promo: { code: '', percent: null, amount: Number.MAX_SAFE_INTEGER }, problem: null }],
});

const remove = ({ by }: Moment): Part => drop(by);

/** The owner takes their promo code away. */
export const removePromoCode = personEvent()('squad.removePromoCode', {
  description: 'владелец убирает промокод',
  who: [notOwner],
  in: {
    PENDING: { unless: [noPromo], step: remove },
    READY: { unless: [noPromo, ownerPaid], to: 'PENDING', step: remove },
  },
  effects: ['releasePromoUse', 'recordHistory'],
  history: ['PROMO_CODE_CANCELED'],
  samples: asItIs,
});
