import type { SquadStatus } from './facts/squad-enums';
import { minutes } from '../time/durations';
import { squadTimers } from './facts/squad-timers';
import { unconfirmAll } from './steps/member-parts';
import type { Condition } from './define-event';
import { agreeEarlyFinish } from './events/early-finish';
import { matesOf, memberIds } from './selectors/members';
import { releaseAll, settle } from './steps/money/pay-out';
import { heldPool } from './steps/money/pools';
import { refund } from './steps/money/refund';
import { resume } from './steps/pause';
import { heldTotal } from './selectors/payments';
import { playedMinutes } from './selectors/played-time';
import { priceSquad } from './selectors/price';
import { isAbandoned, isComposed, laggardsOf, missingInLobby } from './selectors/readiness';
import { isEarlyFinishAgreed } from './selectors/sides';
import type { PublicSquad } from './facts/squad-context';
import type { StepEffect } from './facts/squad-effect';
import { choose, emit, inOrder, nothing, record, set, notify, type Moment, type Part } from './steps/step-parts';

interface Status {
  /** Description in Russian, for the drawing of the machine. */
  readonly description: string;
  /** The step on entering this status, whatever the event. */
  readonly entry: (moment: Moment) => Part;
  /** Automatic transitions, taken as soon as the condition holds; tried in this order after each step. */
  readonly always?: readonly {
    readonly when: Condition;
    readonly to: SquadStatus;
    readonly step?: (moment: Moment) => Part;
  }[];
}

/** The quote is dropped, paid shares are refunded, the idle hour starts again. */
const reopen = ({ at }: Moment): Part =>
  inOrder(
    choose((context) => refund(heldPool(context))),
    set(() => ({ payments: [], quote: null, statusEndsAt: null, touchedAt: at })),
    unconfirmAll,
  );

const quoteOf = (context: PublicSquad): PublicSquad['quote'] => {
  const { mates, shares, total } = priceSquad(context);
  return { mates: mates.map(({ mateId, amount }) => ({ mateId, amount })), shares, total };
};

/** Issues the quote, which holds until the deadline, and closes the squad to strangers. */
const issueQuote = ({ at }: Moment): Part =>
  inOrder(
    unconfirmAll,
    set((context) => ({
      quote: quoteOf(context),
      statusEndsAt: at + squadTimers.confirmation,
      visible: false,
      hotUntil: null,
      offers: [],
    })),
    emit((context) => [
      notify('PAYMENT_DUE', 'system', [...new Set((context.quote?.shares ?? []).map((share) => share.payerId))]),
      notify(
        'CONFIRMATION_DUE',
        'system',
        matesOf(context).map((mate) => mate.id),
      ),
    ]),
  );

/** Opens the lobby: everything is paid; friend links are dropped. */
const openLobby = ({ at }: Moment): Part =>
  inOrder(
    unconfirmAll,
    set(() => ({ statusEndsAt: at + squadTimers.lobby, lobbyExtended: false, friendInvitations: [] })),
    emit((context) => [record('STARTED', 'system'), notify('LOBBY_DUE', 'system', missingInLobby(context))]),
  );

/** Starts the game: the paid time runs. */
const startGame = ({ at }: Moment): Part =>
  inOrder(
    resume(at),
    set(({ durationMinutes }) => ({ statusEndsAt: at + minutes(durationMinutes) })),
    emit((context) => [record('IN_A_GAME', 'system'), notify('GAME_STARTED', 'system', memberIds(context))]),
  );

/** Finishes the game: the money waits a day for disputes; when nothing is held the squad is settled at once. */
const finish = ({ at }: Moment): Part =>
  choose((played) =>
    inOrder(
      resume(at),
      unconfirmAll,
      set(() => ({ finishedAt: at, statusEndsAt: null, earlyFinish: null })),
      emit((context) => [record('FINISHED', 'system'), notify('FINISHED', 'system', memberIds(context))]),
      choose((context) => (heldTotal(context) === 0 ? settle(at) : nothing)),
      emit((context) => [
        {
          type: 'countFinished',
          params: {
            memberIds: memberIds(context),
            mateIds: matesOf(context).map(({ id }) => id),
            minutes: playedMinutes(played, at),
          },
        },
        { type: 'closeChat', params: { endedAt: at } },
      ]),
    ),
  );

/** Releases a promo code whose discount was not used. */
const freePromo = ({ promo, ownerId, payments }: PublicSquad): readonly StepEffect[] =>
  promo?.code !== undefined && payments.every((payment) => payment.spent === 0 && payment.moved === 0)
    ? [{ type: 'releasePromoUse', params: { code: promo.code, userId: ownerId } }]
    : [];

/** Disbands the squad: nothing stays held, and open invitations are withdrawn. */
const dissolve = ({ by, at }: Moment): Part =>
  inOrder(
    releaseAll,
    emit((context) => [
      ...freePromo(context),
      record('DISBANDED', by),
      notify('DISBANDED', by, memberIds(context)),
      notify(
        'INVITATION_WITHDRAWN',
        by,
        context.mateInvitations.map((invitation) => invitation.mateId),
      ),
      { type: 'closeChat', params: { endedAt: at } },
    ]),
    set(({ dispute }) => ({
      dispute: dispute && { ...dispute, status: 'CLOSED', expiresAt: null },
      mateInvitations: [],
      friendInvitations: [],
      offers: [],
      statusEndsAt: null,
      hotUntil: null,
      visible: false,
      earlyFinish: null,
      recreation: null,
    })),
  );

const abandoned: Condition = { label: 'играть не с кем', holds: isAbandoned };

/** What each status does on entry, and its automatic transitions (domain rules, section 1, the table of states). */
export const statuses: Readonly<Record<SquadStatus, Status>> = {
  PENDING: {
    description: 'Сбор: ждём ответов на приглашения и участников',
    entry: reopen,
    always: [{ when: { label: 'все в сборе', holds: isComposed }, to: 'READY' }],
  },
  READY: {
    description: 'Готовность: цена держится, участники платят, напарники подтверждают',
    entry: issueQuote,
    always: [
      {
        when: { label: 'все заплатили и подтвердили', holds: (context) => laggardsOf(context).length === 0 },
        to: 'STARTED',
      },
    ],
  },
  STARTED: {
    description: 'Лобби: владелец и напарники подтверждают, что на месте',
    entry: openLobby,
    always: [
      { when: abandoned, to: 'DISBANDED' },
      { when: { label: 'все в лобби', holds: (context) => missingInLobby(context).length === 0 }, to: 'IN_A_GAME' },
    ],
  },
  IN_A_GAME: {
    description: 'Идёт игра',
    entry: startGame,
    always: [
      { when: abandoned, to: 'FINISHED' },
      {
        when: { label: 'согласны закончить раньше', holds: isEarlyFinishAgreed },
        to: 'FINISHED',
        step: agreeEarlyFinish,
      },
    ],
  },
  /** Not a final state of the machine: the money still waits here for confirmations, a dispute or the settlement. */
  FINISHED: { description: 'Игра завершена, деньги ждут расчёта', entry: finish },
  DISBANDED: { description: 'Сквад распущен, ничего не удержано', entry: dissolve },
};
