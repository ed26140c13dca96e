import { choose, emit, inOrder, set, type Part } from '../machine/change';
import { record } from '../machine/record';
import { on } from '../machine/step';
import type { SquadActor } from '../squad-actor';

const drop = (by: SquadActor): Part =>
  choose(({ promo, ownerId }) =>
    inOrder(
      set(() => ({ promo: null })),
      emit(() =>
        promo
          ? [
              { type: 'releasePromoUse', params: { code: promo.code, userId: ownerId } },
              record('PROMO_CODE_CANCELED', by, null, { code: promo.code }),
            ]
          : [],
      ),
    ),
  );

export const applyPromoCode = on('squad.applyPromoCode', ({ by, promo }) =>
  inOrder(
    drop(by),
    set(() => ({ promo })),
    emit(({ ownerId }) => [
      { type: 'takePromoUse', params: { code: promo.code, userId: ownerId } },
      record('PROMO_CODE_USED', by, null, { code: promo.code, percent: promo.percent, amount: promo.amount }),
    ]),
  ),
);

export const removePromoCode = on('squad.removePromoCode', ({ by }) => drop(by));
