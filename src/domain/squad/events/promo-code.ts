import type { SquadActor } from '../facts/squad-people';
import { choose, emit, inOrder, record, set, type Moment, type Part } from '../steps/step-parts';
import { eventOf } from '../define-event';
import { applyPromoCodeRules, removePromoCodeRules, type ApplyPromoCode } from '../rules/promo-code';

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

/** A client owner who has not paid yet applies a promo code; it replaces an earlier one. */
export const applyPromoCode = eventOf(applyPromoCodeRules, {
  description: 'владелец применяет промокод',
  in: { PENDING: { step: apply }, READY: { to: 'PENDING', step: apply } },
  effects: ['takePromoUse', 'releasePromoUse', 'recordHistory'],
  history: ['PROMO_CODE_USED', 'PROMO_CODE_CANCELED'],
});

const remove = ({ by }: Moment): Part => drop(by);

/** The owner removes their promo code. */
export const removePromoCode = eventOf(removePromoCodeRules, {
  description: 'владелец убирает промокод',
  in: { PENDING: { step: remove }, READY: { to: 'PENDING', step: remove } },
  effects: ['releasePromoUse', 'recordHistory'],
  history: ['PROMO_CODE_CANCELED'],
});
