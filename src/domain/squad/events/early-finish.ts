import { type Kopecks, mulDiv, percentOf } from '../../money/kopecks';
import { earlyFinishTerms } from '../facts/squad-limits';
import type { PersonEvent } from '../define-rules';
import { earlyFinishAfter } from '../early-finish-states';
import { memberIds, personOf } from '../selectors/members';
import { unearnedTotal, poolOf } from '../steps/money/pools';
import { refund } from '../steps/money/refund';
import { playedMinutes } from '../selectors/played-time';
import { answerersTo, sideOf } from '../selectors/sides';
import type { PublicSquad, SquadSide } from '../facts/squad-context';
import type { SquadActor } from '../facts/squad-people';
import { choose, emit, inOrder, nothing, record, set, notify, type Moment, type Part } from '../steps/step-parts';
import { eventOf } from '../define-event';
import {
  requestEarlyFinishRules,
  answerEarlyFinishRules,
  earlyFinishExpiredRules,
  type Answer,
} from '../rules/early-finish';

const openRequest = ({ by, at }: Moment): Part =>
  choose((context) => {
    const side = sideOf(context, by) ?? 'PAYER';
    const request = {
      requestedBy: personOf(by),
      side,
      requestedAt: at,
      expiresAt: at + earlyFinishTerms.answer,
      confirmedBy: [],
    };
    return inOrder(
      set(() => ({ earlyFinish: request, earlyFinishCount: context.earlyFinishCount + 1 })),
      emit(() => [
        record('EARLY_FINISH_REQUESTED', by),
        notify('EARLY_FINISH_REQUESTED', by, answerersTo(context, side)),
      ]),
    );
  });

/** A payer or a mate requests to finish the running game early: not in its first minutes, and at most twice. */
export const requestEarlyFinish = eventOf(requestEarlyFinishRules, {
  description: 'просят закончить раньше',
  in: { IN_A_GAME: { step: openRequest } },
  effects: ['recordHistory', 'notify'],
  history: ['EARLY_FINISH_REQUESTED'],
});

/** Drops the open request and notifies the members. */
export const rejectEarlyFinish = (by: SquadActor): Part =>
  inOrder(
    set(() => ({ earlyFinish: null })),
    emit((context) => [record('EARLY_FINISH_REJECTED', by), notify('EARLY_FINISH_ANSWERED', by, memberIds(context))]),
  );

const agree = (by: SquadActor): Part =>
  set(({ earlyFinish }) => ({
    earlyFinish: earlyFinish && { ...earlyFinish, confirmedBy: [...earlyFinish.confirmedBy, personOf(by)] },
  }));

const answer = (event: PersonEvent<'squad.answerEarlyFinish', Answer>): Part =>
  inOrder(
    event.confirmed ? agree(event.by) : nothing,
    choose((context) => (earlyFinishAfter(context, event) === 'NONE' ? rejectEarlyFinish(event.by) : nothing)),
  );

/** One refusal is enough; agreements are counted, and the last one finishes the game (see `statuses.ts`). */
export const answerEarlyFinish = eventOf(answerEarlyFinishRules, {
  description: 'отвечают на просьбу закончить раньше',
  in: { IN_A_GAME: { step: answer } },
  effects: ['recordHistory', 'notify'],
  history: ['EARLY_FINISH_REJECTED'],
});

/**
 * What an early finish requested at this moment costs, in kopecks: the time played, rounded up to a quarter of an hour,
 * and at least half of the order when a payer made the request. Time played in a squad that this one replaced is
 * separate, in `earned`.
 */
const chargeOf = (context: PublicSquad, side: SquadSide, at: number): Kopecks => {
  const quarter = earlyFinishTerms.roundingMinutes;
  const played = Math.min(Math.ceil(playedMinutes(context, at) / quarter) * quarter, context.durationMinutes);
  const free = unearnedTotal(context);
  const charge = mulDiv(free, played, context.durationMinutes);
  const leastPercent = context.earlyFinishPercent ?? earlyFinishTerms.minChargedPercent;
  const least = free - percentOf(free, 100 - leastPercent);
  return side === 'PAYER' ? Math.max(charge, least) : charge;
};

/** The request is granted, by agreement or by the mates' silence: the unplayed part is refunded. */
export const agreeEarlyFinish = ({ by }: Moment): Part =>
  choose((context) => {
    const request = context.earlyFinish;
    if (!request) return nothing;
    const charge = chargeOf(context, request.side, request.requestedAt);
    return inOrder(
      refund(poolOf(context, unearnedTotal(context) - charge)),
      emit(() => [
        record('EARLY_FINISH_CONFIRMED', by, null, { charged: charge }),
        notify('EARLY_FINISH_ANSWERED', by, memberIds(context)),
      ]),
    );
  });

/** The other side did not answer: mates' silence is agreement, clients' silence is a refusal. */
export const earlyFinishExpired = eventOf(earlyFinishExpiredRules, {
  description: 'на просьбу закончить раньше не ответили',
  in: {
    IN_A_GAME: {
      transitions: [
        {
          when: {
            label: 'молчание — согласие',
            holds: (context, event) => earlyFinishAfter(context, event) === 'AGREED',
          },
          to: 'FINISHED',
          step: agreeEarlyFinish,
        },
        { step: () => rejectEarlyFinish('system') },
      ],
    },
  },
  effects: ['refundPayment', 'recordHistory', 'notify'],
  history: ['EARLY_FINISH_CONFIRMED', 'EARLY_FINISH_REJECTED'],
});
