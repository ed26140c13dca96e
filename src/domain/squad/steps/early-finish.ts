import { earlyFinishTerms } from '../../settings/early-finish-terms';
import { choose, emit, inOrder, nothing, set, type Part } from '../machine/change';
import { entry } from '../machine/entry';
import { record } from '../machine/record';
import { on } from '../machine/step';
import { tell } from '../machine/tell';
import { earlyFinishCharge } from '../money/early-finish-charge';
import { freeTotal, poolOf } from '../money/pools';
import { refund } from '../money/refund';
import { memberIds } from '../queries/members';
import { earlyFinishAfter } from '../queries/early-finish-after';
import { personOf } from '../queries/person-of';
import { answerersTo, sideOf } from '../queries/sides';
import type { SquadActor, UserId } from '../squad-actor';

export const requestEarlyFinish = on('squad.requestEarlyFinish', ({ by, at }) =>
  choose((context) => {
    const side = sideOf(context, by) ?? 'PAYER';
    const request = { requestedBy: personOf(by), side, requestedAt: at, expiresAt: at + earlyFinishTerms.answer, confirmedBy: [] };
    return inOrder(
      set(() => ({ earlyFinish: request, earlyFinishCount: context.earlyFinishCount + 1 })),
      emit(() => [record('EARLY_FINISH_REQUESTED', by), tell('EARLY_FINISH_REQUESTED', by, answerersTo(context, side))]),
    );
  }),
);

const reject = (by: SquadActor): Part =>
  inOrder(
    set(() => ({ earlyFinish: null })),
    emit((context) => [record('EARLY_FINISH_REJECTED', by), tell('EARLY_FINISH_ANSWERED', by, memberIds(context))]),
  );

const agree = (by: SquadActor): Part =>
  set(({ earlyFinish }) => ({ earlyFinish: earlyFinish && { ...earlyFinish, confirmedBy: [...earlyFinish.confirmedBy, personOf(by)] } }));

/** One no is enough; a yes is counted, and the last one ends the game. */
export const answerEarlyFinish = on('squad.answerEarlyFinish', (event) =>
  inOrder(
    event.confirmed ? agree(event.by) : nothing,
    choose((context) => (earlyFinishAfter(context, event) === 'NONE' ? reject(event.by) : nothing)),
  ),
);

/** Clients were silent. */
export const expireEarlyFinish = on('squad.earlyFinishExpired', () => reject('system'));

/** Agreed, by words or by mates' silence: the unplayed part goes back. */
export const agreeEarlyFinish = entry(({ by }) =>
  choose((context) => {
    const request = context.earlyFinish;
    if (!request) return nothing;
    const charge = earlyFinishCharge(context, request.side, request.requestedAt);
    return inOrder(
      refund(poolOf(context, freeTotal(context) - charge)),
      emit(() => [record('EARLY_FINISH_CONFIRMED', by, null, { charged: charge }), tell('EARLY_FINISH_ANSWERED', by, memberIds(context))]),
    );
  }),
);

/** Somebody left: the request falls with the one who asked. */
export const reconsiderEarlyFinish = (id: UserId): Part =>
  choose(({ earlyFinish }) => (earlyFinish?.requestedBy === id ? reject('system') : nothing));
