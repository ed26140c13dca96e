import type { SquadEventOf } from '../../squad/rules/all-rules';
import type { SquadContext, SquadTerms } from '../../squad/facts/squad-context';
import type { SquadActor } from '../../squad/facts/squad-people';
import type { SquadStatus } from '../../squad/facts/squad-enums';
import type { SquadRefusalCode } from '../../squad/facts/squad-refusal-code';
import type { MateFacts } from '../../squad/selectors/mate-fit';
import { invited, mates, memberIn, ownedByMate, payers, played } from './facts';
import { side, taken, unpaid, waitingPayers } from './facts';
import { quoteOf } from './price';
import { terms, waits } from './terms';

/* Parts of the table of actions: the reasons against each of them, from the first to the last. */

export type Code = SquadRefusalCode | null;

export const if_ = (wrong: boolean, code: SquadRefusalCode): Code => (wrong ? code : null);
export const invalid = (wrong: boolean): Code => if_(wrong, 'SQUADS_INVALID_STATE');
export const person = (by: SquadActor): Code => if_(typeof by === 'object' || by === 'system', 'SQUADS_NOT_MEMBER');
export const member = (c: SquadContext, by: SquadActor): Code =>
  if_(memberIn(c, by) === undefined, 'SQUADS_NOT_MEMBER');
export const notYetMember = (c: SquadContext, by: SquadActor): Code =>
  person(by) ?? if_(memberIn(c, by) !== undefined, 'SQUADS_ALREADY_MEMBER');
export const owner = (c: SquadContext, by: SquadActor): Code =>
  member(c, by) ?? if_(by !== c.ownerId, 'SQUADS_NOT_OWNER');
export const admin = (c: SquadContext, by: SquadActor): Code =>
  typeof by === 'object' ? null : (member(c, by) ?? 'SQUADS_NOT_OWNER');
export const memberOrPayer = (c: SquadContext, by: SquadActor): Code =>
  payers(c).some((id) => id === by) ? null : member(c, by);
export const isType = (c: SquadContext, by: SquadActor, type: string): boolean => memberIn(c, by)?.type === type;
export const isTrial = (c: SquadTerms): boolean => c.categoryKind === 'EDUCATION_PROMO';

/** Why a mate cannot play on these terms. */
export const misfit = (t: SquadTerms, mate: MateFacts | null): Code => {
  if (mate === null) return 'SQUADS_MATE_NOT_FOUND';
  const { platforms, languages, level } = mate;
  return (
    if_(!mate.active, 'SQUADS_MATE_NOT_ACTIVE') ??
    if_(mate.hasSquad, 'SQUADS_MATE_HAS_SQUAD') ??
    if_(!mate.onboardingComplete, 'SQUADS_INVALID_ONBOARDING') ??
    if_(mate.gameId !== t.gameId, 'SQUADS_MATE_GAME_MISMATCH') ??
    if_(
      t.platform !== 'CROSS' && !platforms.includes('CROSS') && !platforms.includes(t.platform),
      'SQUADS_MATE_PLATFORM_MISMATCH',
    ) ??
    if_(!t.languages.some((language) => languages.includes(language)), 'SQUADS_MATE_LANGUAGE_MISMATCH') ??
    if_(
      !mate.categoryIds.includes(t.categoryId) || (t.categoryKind === 'FAMOUS' && level !== 'STAR'),
      'SQUADS_MATE_CATEGORY_DISABLED',
    ) ??
    booked(t.durationMinutes, mate.freeMinutes)
  );
};

const booked = (minutes: number, free: number | undefined): Code =>
  if_(free !== undefined && minutes > free, 'SQUADS_MATE_BOOKED');

/** The invitation by which somebody would join: their own by name first, then the link. */
export const wayIn = (c: SquadContext, { by, at, viaInvitation }: SquadEventOf<'squad.join'>) =>
  [
    ...c.friendInvitations.filter(({ friendId }) => friendId !== null && friendId === by).slice(0, 1),
    ...c.friendInvitations
      .filter(({ token, friendId }) => token === viaInvitation && (friendId === null || friendId === by))
      .slice(0, 1),
  ].find(({ expiresAt }) => at < expiresAt);

/** Whether an update changes what is paid, or by whom. */
export const repriced = (c: SquadContext, { changes }: SquadEventOf<'squad.update'>): boolean =>
  (changes.category !== undefined && changes.category.id !== c.categoryId) ||
  (changes.durationMinutes !== undefined && changes.durationMinutes !== c.durationMinutes) ||
  (changes.payMode !== undefined && changes.payMode !== c.payMode);

export const mayUpdate = (c: SquadContext, e: SquadEventOf<'squad.update'>): Code => {
  const { category, slots, platform, languages, durationMinutes } = e.changes;
  const levels = [...mates(c).map(({ mate }) => mate?.level), ...c.mateInvitations.map((one) => one.terms.level)];
  const trial = isTrial(c) || category?.kind === 'EDUCATION_PROMO';
  return (
    if_(c.visible && repriced(c, e), 'SQUADS_MUST_BE_INVISIBLE') ??
    if_(trial && (repriced(c, e) || (slots !== undefined && slots !== c.slots)), 'SQUADS_CANNOT_PLAY_CATEGORY') ??
    if_(slots !== undefined && (slots < terms.slotsLeast || slots > e.maxSlots), 'SQUADS_MAX_SLOTS') ??
    if_(slots !== undefined && slots < taken(c), 'SQUADS_FULL') ??
    if_(platform !== undefined && !e.matesFit.platform, 'SQUADS_MATE_PLATFORM_MISMATCH') ??
    if_(languages !== undefined && !e.matesFit.language, 'SQUADS_MATE_LANGUAGE_MISMATCH') ??
    (durationMinutes === undefined ? null : booked(durationMinutes, e.matesFit.freeMinutes)) ??
    if_(
      category !== undefined &&
        ((category.kind === 'FAMOUS' && levels.some((level) => level !== 'STAR')) || !e.matesFit.category),
      'SQUADS_MATE_CATEGORY_DISABLED',
    ) ??
    (category !== undefined && c.promo !== null ? (e.promoCategoryRefusal ?? null) : null)
  );
};

export const mayApplyPromo = (c: SquadContext, { promo, problem }: SquadEventOf<'squad.applyPromoCode'>): Code => {
  const saving = (code: typeof promo): number | null => {
    const { total, discount } = quoteOf({ ...c, promo: code }, 'WITH_INVITED');
    return total > 0 ? discount : null;
  };
  const present = c.promo === null ? null : saving(c.promo);
  return (
    if_(ownedByMate(c), 'SQUADS_PROMO_CODE_WRONG_USER') ??
    if_(isTrial(c), 'SQUADS_PROMO_CODE_CATEGORY_MISMATCH') ??
    problem ??
    if_(
      c.promo !== null && (present === null ? c.promo.code === promo.code : present >= (saving(promo) ?? 0)),
      'SQUADS_BETTER_PROMO_CODE_USED',
    )
  );
};

export const ownerPaid = (c: SquadContext): Code => invalid(unpaid(c).every(({ payerId }) => payerId !== c.ownerId));

export const mayInviteMate = (c: SquadContext, { mateId, mate, at }: SquadEventOf<'squad.inviteMate'>): Code =>
  if_(c.visible && !c.offers.some((one) => one.mateId === mateId && at < one.expiresAt), 'SQUADS_MUST_BE_INVISIBLE') ??
  if_(
    c.mateInvitations.some((one) => one.mateId === mateId),
    'SQUADS_ALREADY_INVITED',
  ) ??
  if_(memberIn(c, mateId) !== undefined, 'SQUADS_ALREADY_MEMBER') ??
  if_(taken(c) >= c.slots, 'SQUADS_FULL') ??
  misfit(c, mate);

export const mayInviteFriend = (c: SquadContext, { friendId }: SquadEventOf<'squad.inviteFriend'>): Code =>
  if_(isTrial(c), 'SQUADS_CANNOT_PLAY_CATEGORY') ??
  if_(
    friendId !== null && (invited(c).includes(friendId) || c.friendInvitations.some(({ token }) => token === friendId)),
    'SQUADS_ALREADY_INVITED',
  ) ??
  if_(friendId !== null && memberIn(c, friendId) !== undefined, 'SQUADS_ALREADY_MEMBER') ??
  if_(c.members.length + c.mateInvitations.length + c.friendInvitations.length >= c.slots, 'SQUADS_FULL');

export const mayJoin = (c: SquadContext, e: SquadEventOf<'squad.join'>): Code => {
  const way = wayIn(c, e);
  const own = way !== undefined && way.friendId !== null ? 1 : 0;
  return (
    if_(!c.visible && way === undefined, 'SQUADS_MUST_BE_VISIBLE') ??
    if_(taken(c) - own >= c.slots, 'SQUADS_FULL') ??
    if_(e.hasMateAccess, 'SQUADS_INVALID_MEMBERS') ??
    if_(e.hasSquad, 'SQUADS_HAS_SQUAD')
  );
};

export const mayConfirm = (v: SquadStatus, c: SquadContext, { by, at, seen }: SquadEventOf<'squad.confirm'>): Code => {
  const self = memberIn(c, by);
  const awaited =
    v === 'FINISHED'
      ? c.settledAt === null && waitingPayers(c).some((id) => id === by)
      : self?.confirmedAt === null && (self.type === 'MATE' || (v === 'STARTED' && by === c.ownerId));
  const stopped = v === 'FINISHED' ? c.dispute !== null && c.dispute.status !== 'CLOSED' : over(c, at);
  return invalid((seen !== undefined && seen !== v) || !awaited || stopped);
};

/** The time of the status is over, even if the clock is late. */
export const over = ({ recreation, statusEndsAt }: SquadContext, at: number): boolean =>
  recreation === null && statusEndsAt !== null && at >= statusEndsAt;

export const mayRequestEarly = (c: SquadContext, { by, at }: SquadEventOf<'squad.requestEarlyFinish'>): Code =>
  invalid(over(c, at)) ??
  if_(
    side(c, by) === null ||
      c.earlyFinish !== null ||
      c.recreation !== null ||
      c.earlyFinishCount >= terms.earlyRequests ||
      played(c, at) < waits.earlyNotBefore,
    'SQUADS_CANNOT_REQUEST_EARLY_FINISH',
  );

export const mayOpenDispute = (c: SquadContext, { by, at }: SquadEventOf<'squad.openDispute'>): Code => {
  const party = side(c, by);
  const mayAct = party === 'MATE' || waitingPayers(c).some((id) => id === by);
  return (
    if_(c.dispute !== null, 'SQUADS_DISPUTE_ALREADY_CREATED') ??
    if_(c.finishedAt !== null && at - c.finishedAt >= waits.disputeOpens, 'SQUADS_DISPUTE_TOO_LATE') ??
    if_(c.settledAt !== null, 'SQUADS_DISPUTE_CONFIRMED') ??
    if_(!mayAct, party === 'PAYER' ? 'SQUADS_DISPUTE_CONFIRMED' : 'SQUADS_DISPUTE_CANNOT_BE_CREATED')
  );
};

export const mayOffer = (c: SquadContext, { by, at, mate }: SquadEventOf<'squad.offerReady'>): Code =>
  invalid(c.hotUntil === null || at >= c.hotUntil || mates(c).length > 0) ??
  if_(
    [...c.mateInvitations, ...c.offers].some(({ mateId }) => mateId === by),
    'SQUADS_ALREADY_INVITED',
  ) ??
  if_(mate?.hasSquad === true, 'SQUADS_HAS_SQUAD') ??
  misfit(c, mate) ??
  if_(taken(c) >= c.slots || c.offers.length >= terms.offers, 'SQUADS_FULL');

export const mayAccept = (c: SquadContext, { by, at, ...e }: SquadEventOf<'squad.accept'>): Code => {
  const order = c.mateInvitations.find(({ mateId }) => mateId === by);
  return (
    invalid(order === undefined || at >= order.expiresAt) ??
    if_(e.hasSquad, 'SQUADS_HAS_SQUAD') ??
    if_(!e.active, 'SQUADS_MATE_NOT_ACTIVE') ??
    booked(c.durationMinutes, e.freeMinutes) ??
    if_(c.members.length >= c.slots, 'SQUADS_FULL')
  );
};

export const mayRepeat = (c: SquadContext, { at, hasSquad }: SquadEventOf<'squad.repeat'>): Code =>
  if_(c.repeatedAt !== null, 'SQUADS_ALREADY_REPEATED') ??
  if_(
    c.finishedAt === null || at - c.finishedAt > waits.repeat || isTrial(c) || c.dispute !== null || ownedByMate(c),
    'SQUADS_NOT_REPEATABLE',
  ) ??
  if_(hasSquad, 'SQUADS_HAS_SQUAD');
