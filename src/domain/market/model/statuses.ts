import type { SquadStatus } from '../../squad/facts/squad-enums';
import type { Draft } from './draft';
import { earlyAwaited, guests, heldIn, laggards, mates, missing, playedMinutes } from './facts';
import { quoteOf } from './price';
import { waits } from './terms';

const idsOf = (members: readonly { readonly id: string }[]): readonly string[] => members.map(({ id }) => id);

const finish = (d: Draft): void => {
  const minutes = playedMinutes(d.c, d.at);
  d.resume();
  d.unconfirm();
  d.c.finishedAt = d.at;
  d.c.statusEndsAt = null;
  d.c.earlyFinish = null;
  d.write('FINISHED', 'system');
  d.tell('FINISHED', idsOf(d.c.members), 'system');
  if (heldIn(d.c) === 0) d.settle();
  d.say('countFinished', { memberIds: idsOf(d.c.members), mateIds: idsOf(mates(d.c)), minutes });
  d.say('closeChat', { endedAt: d.at });
};

const dissolve = (d: Draft): void => {
  const { c } = d;
  const earned = c.earned.reduce((sum, { gross }) => sum + gross, 0);
  d.payOut(d.poolOf(earned), d.earnedParts());
  c.earned = [];
  d.refund(d.pool());
  if (c.promo !== null && c.payments.every(({ spent, moved }) => spent === 0 && moved === 0))
    d.say('releasePromoUse', { code: c.promo.code, userId: c.ownerId });
  d.write('DISBANDED');
  d.tell('DISBANDED', idsOf(c.members));
  d.tell(
    'INVITATION_WITHDRAWN',
    c.mateInvitations.map(({ mateId }) => mateId),
  );
  d.say('closeChat', { endedAt: d.at });
  if (c.dispute !== null) c.dispute = { ...c.dispute, status: 'CLOSED', expiresAt: null };
  c.mateInvitations = [];
  c.friendInvitations = [];
  c.offers = [];
  c.statusEndsAt = null;
  c.hotUntil = null;
  c.visible = false;
  c.earlyFinish = null;
  c.recreation = null;
};

/** What coming into a status does. */
const arrive: Readonly<Record<SquadStatus, (d: Draft) => void>> = {
  PENDING: (d) => {
    d.refund(d.pool());
    d.c.payments = [];
    d.c.quote = null;
    d.c.statusEndsAt = null;
    d.c.touchedAt = d.at;
    d.unconfirm();
  },
  READY: (d) => {
    const { mates: prices, shares, total } = quoteOf(d.c);
    d.unconfirm();
    d.c.quote = { mates: prices, shares, total };
    d.endsIn(waits.ready);
    d.c.visible = false;
    d.c.hotUntil = null;
    d.c.offers = [];
    d.tell('PAYMENT_DUE', [...new Set(shares.map(({ payerId }) => payerId))], 'system');
    d.tell('CONFIRMATION_DUE', idsOf(mates(d.c)), 'system');
  },
  STARTED: (d) => {
    d.unconfirm();
    d.endsIn(waits.lobby);
    d.c.lobbyExtended = false;
    d.c.friendInvitations = [];
    d.write('STARTED', 'system');
    d.tell('LOBBY_DUE', missing(d.c), 'system');
  },
  IN_A_GAME: (d) => {
    d.resume();
    d.endsIn(d.gameLength());
    d.write('IN_A_GAME', 'system');
    d.tell('GAME_STARTED', idsOf(d.c.members), 'system');
  },
  FINISHED: finish,
  DISBANDED: dissolve,
};

/** Where a squad goes by itself, and what that does on the way. */
const goesOn = (d: Draft): SquadStatus | null => {
  const { c } = d;
  switch (d.value) {
    case 'PENDING':
      return c.mateInvitations.length === 0 &&
        c.friendInvitations.every(({ friendId }) => friendId === null) &&
        mates(c).length > 0 &&
        guests(c).length > 0 &&
        (!c.visible || c.members.length >= c.slots)
        ? 'READY'
        : null;
    case 'READY':
      return laggards(c).length === 0 ? 'STARTED' : null;
    case 'STARTED':
      return d.isAbandoned() ? 'DISBANDED' : missing(c).length === 0 ? 'IN_A_GAME' : null;
    case 'IN_A_GAME':
      if (d.isAbandoned()) return 'FINISHED';
      if (c.earlyFinish === null || c.earlyFinish.confirmedBy.length === 0 || earlyAwaited(c).length > 0) return null;
      d.finishEarly();
      return 'FINISHED';
    default:
      return null;
  }
};

/** Comes into a status, or stays (null), and goes on from there as far as it goes by itself. */
export const settleDown = (d: Draft, to: SquadStatus | null): void => {
  for (let next = to; ;) {
    if (next !== null) {
      d.value = next;
      arrive[next](d);
    }
    next = goesOn(d);
    if (next === null) return;
  }
};
