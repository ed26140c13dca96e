import type { PublicSquad } from './squad-context';

type Open = { -readonly [Field in keyof PublicSquad]: PublicSquad[Field] };

/**
 * Field by field: V8 copies an object of so many fields by a spread ten times as slowly, and a step does it several
 * times. The compiler tells of a field that is missing here.
 */
const copyOf = (squad: PublicSquad): Open => {
  const copy: Open = {
    gameId: squad.gameId,
    categoryId: squad.categoryId,
    categoryKind: squad.categoryKind,
    categoryPercent: squad.categoryPercent,
    platform: squad.platform,
    languages: squad.languages,
    durationMinutes: squad.durationMinutes,
    slots: squad.slots,
    payMode: squad.payMode,
    rates: squad.rates,
    ownerId: squad.ownerId,
    createdAt: squad.createdAt,
    touchedAt: squad.touchedAt,
    visible: squad.visible,
    hotUntil: squad.hotUntil,
    members: squad.members,
    mateInvitations: squad.mateInvitations,
    friendInvitations: squad.friendInvitations,
    offers: squad.offers,
    promo: squad.promo,
    quote: squad.quote,
    payments: squad.payments,
    earned: squad.earned,
    statusEndsAt: squad.statusEndsAt,
    lobbyExtended: squad.lobbyExtended,
    earlyFinish: squad.earlyFinish,
    earlyFinishCount: squad.earlyFinishCount,
    recreation: squad.recreation,
    pausedMs: squad.pausedMs,
    lastPingAt: squad.lastPingAt,
    finishedAt: squad.finishedAt,
    settledAt: squad.settledAt,
    dispute: squad.dispute,
    repeatedAt: squad.repeatedAt,
  };
  if (squad.lobbyMatesPercent !== undefined) copy.lobbyMatesPercent = squad.lobbyMatesPercent;
  if (squad.earlyFinishPercent !== undefined) copy.earlyFinishPercent = squad.earlyFinishPercent;
  if (squad.trialPrice !== undefined) copy.trialPrice = squad.trialPrice;
  return copy;
};

/** The squad with some fields changed. */
export const changedSquad = (squad: PublicSquad, changes: Partial<PublicSquad>): PublicSquad =>
  Object.assign(copyOf(squad), changes);
