import type { SquadEvent, SquadEventOf } from '../../squad/rules/all-rules';
import type { SquadContext, SquadState, SquadTerms } from '../../squad/facts/squad-context';
import type { SquadActor } from '../../squad/facts/squad-people';
import type { SquadStatus } from '../../squad/facts/squad-enums';
import type { SquadRefusalCode } from '../../squad/facts/squad-refusal-code';
import type { MateFacts } from '../../squad/selectors/mate-fit';
import {
  disputeAwaited,
  due,
  earlyAwaited,
  held,
  invited,
  mates,
  memberIn,
  ownedByMate,
  payers,
  played,
} from './facts';
import { side, taken, unpaid, waitingPayers } from './facts';
import { quoteOf } from './price';
import { terms, waits } from './terms';

/*
 * Who may do what, when, and why not: the specification's table of actions once more, each row from the first refusal
 * to the last.
 */

type Code = SquadRefusalCode | null;

const if_ = (wrong: boolean, code: SquadRefusalCode): Code => (wrong ? code : null);
const invalid = (wrong: boolean): Code => if_(wrong, 'SQUADS_INVALID_STATE');
const person = (by: SquadActor): Code => if_(typeof by === 'object' || by === 'system', 'SQUADS_NOT_MEMBER');
const member = (c: SquadContext, by: SquadActor): Code => if_(memberIn(c, by) === undefined, 'SQUADS_NOT_MEMBER');
const notYetMember = (c: SquadContext, by: SquadActor): Code =>
  person(by) ?? if_(memberIn(c, by) !== undefined, 'SQUADS_ALREADY_MEMBER');
const owner = (c: SquadContext, by: SquadActor): Code => member(c, by) ?? if_(by !== c.ownerId, 'SQUADS_NOT_OWNER');
const admin = (c: SquadContext, by: SquadActor): Code =>
  typeof by === 'object' ? null : (member(c, by) ?? 'SQUADS_NOT_OWNER');
const memberOrPayer = (c: SquadContext, by: SquadActor): Code =>
  payers(c).some((id) => id === by) ? null : member(c, by);
const isType = (c: SquadContext, by: SquadActor, type: string): boolean => memberIn(c, by)?.type === type;
const isTrial = (c: SquadTerms): boolean => c.categoryKind === 'EDUCATION_PROMO';

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

const mayUpdate = (c: SquadContext, e: SquadEventOf<'squad.update'>): Code => {
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

const mayApplyPromo = (c: SquadContext, { promo, problem }: SquadEventOf<'squad.applyPromoCode'>): Code => {
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

const ownerPaid = (c: SquadContext): Code => invalid(unpaid(c).every(({ payerId }) => payerId !== c.ownerId));

const mayInviteMate = (c: SquadContext, { mateId, mate, at }: SquadEventOf<'squad.inviteMate'>): Code =>
  if_(c.visible && !c.offers.some((one) => one.mateId === mateId && at < one.expiresAt), 'SQUADS_MUST_BE_INVISIBLE') ??
  if_(
    c.mateInvitations.some((one) => one.mateId === mateId),
    'SQUADS_ALREADY_INVITED',
  ) ??
  if_(memberIn(c, mateId) !== undefined, 'SQUADS_ALREADY_MEMBER') ??
  if_(taken(c) >= c.slots, 'SQUADS_FULL') ??
  misfit(c, mate);

const mayInviteFriend = (c: SquadContext, { friendId }: SquadEventOf<'squad.inviteFriend'>): Code =>
  if_(isTrial(c), 'SQUADS_CANNOT_PLAY_CATEGORY') ??
  if_(
    friendId !== null && (invited(c).includes(friendId) || c.friendInvitations.some(({ token }) => token === friendId)),
    'SQUADS_ALREADY_INVITED',
  ) ??
  if_(friendId !== null && memberIn(c, friendId) !== undefined, 'SQUADS_ALREADY_MEMBER') ??
  if_(c.members.length + c.mateInvitations.length + c.friendInvitations.length >= c.slots, 'SQUADS_FULL');

const mayJoin = (c: SquadContext, e: SquadEventOf<'squad.join'>): Code => {
  const way = wayIn(c, e);
  const own = way !== undefined && way.friendId !== null ? 1 : 0;
  return (
    if_(!c.visible && way === undefined, 'SQUADS_MUST_BE_VISIBLE') ??
    if_(taken(c) - own >= c.slots, 'SQUADS_FULL') ??
    if_(e.hasMateAccess, 'SQUADS_INVALID_MEMBERS') ??
    if_(e.hasSquad, 'SQUADS_HAS_SQUAD')
  );
};

const mayConfirm = (v: SquadStatus, c: SquadContext, { by, at, seen }: SquadEventOf<'squad.confirm'>): Code => {
  const self = memberIn(c, by);
  const awaited =
    v === 'FINISHED'
      ? c.settledAt === null && waitingPayers(c).some((id) => id === by)
      : self?.confirmedAt === null && (self.type === 'MATE' || (v === 'STARTED' && by === c.ownerId));
  const stopped = v === 'FINISHED' ? c.dispute !== null && c.dispute.status !== 'CLOSED' : over(c, at);
  return invalid((seen !== undefined && seen !== v) || !awaited || stopped);
};

/** The time of the status is over, even if the clock is late. */
const over = ({ recreation, statusEndsAt }: SquadContext, at: number): boolean =>
  recreation === null && statusEndsAt !== null && at >= statusEndsAt;

const mayRequestEarly = (c: SquadContext, { by, at }: SquadEventOf<'squad.requestEarlyFinish'>): Code =>
  invalid(over(c, at)) ??
  if_(
    side(c, by) === null ||
      c.earlyFinish !== null ||
      c.recreation !== null ||
      c.earlyFinishCount >= terms.earlyRequests ||
      played(c, at) < waits.earlyNotBefore,
    'SQUADS_CANNOT_REQUEST_EARLY_FINISH',
  );

const mayOpenDispute = (c: SquadContext, { by, at }: SquadEventOf<'squad.openDispute'>): Code => {
  const party = side(c, by);
  const mayAct = party === 'MATE' || waitingPayers(c).some((id) => id === by);
  return (
    if_(c.dispute !== null, 'SQUADS_DISPUTE_ALREADY_CREATED') ??
    if_(c.finishedAt !== null && at - c.finishedAt >= waits.disputeOpens, 'SQUADS_DISPUTE_TOO_LATE') ??
    if_(c.settledAt !== null, 'SQUADS_DISPUTE_CONFIRMED') ??
    if_(!mayAct, party === 'PAYER' ? 'SQUADS_DISPUTE_CONFIRMED' : 'SQUADS_DISPUTE_CANNOT_BE_CREATED')
  );
};

const mayOffer = (c: SquadContext, { by, at, mate }: SquadEventOf<'squad.offerReady'>): Code =>
  invalid(c.hotUntil === null || at >= c.hotUntil || mates(c).length > 0) ??
  if_(
    [...c.mateInvitations, ...c.offers].some(({ mateId }) => mateId === by),
    'SQUADS_ALREADY_INVITED',
  ) ??
  if_(mate?.hasSquad === true, 'SQUADS_HAS_SQUAD') ??
  misfit(c, mate) ??
  if_(taken(c) >= c.slots || c.offers.length >= terms.offers, 'SQUADS_FULL');

const mayAccept = (c: SquadContext, { by, at, ...e }: SquadEventOf<'squad.accept'>): Code => {
  const order = c.mateInvitations.find(({ mateId }) => mateId === by);
  return (
    invalid(order === undefined || at >= order.expiresAt) ??
    if_(e.hasSquad, 'SQUADS_HAS_SQUAD') ??
    if_(!e.active, 'SQUADS_MATE_NOT_ACTIVE') ??
    booked(c.durationMinutes, e.freeMinutes) ??
    if_(c.members.length >= c.slots, 'SQUADS_FULL')
  );
};

const mayRepeat = (c: SquadContext, { at, hasSquad }: SquadEventOf<'squad.repeat'>): Code =>
  if_(c.repeatedAt !== null, 'SQUADS_ALREADY_REPEATED') ??
  if_(
    c.finishedAt === null || at - c.finishedAt > waits.repeat || isTrial(c) || c.dispute !== null || ownedByMate(c),
    'SQUADS_NOT_REPEATABLE',
  ) ??
  if_(hasSquad, 'SQUADS_HAS_SQUAD');

const inviter = (c: SquadContext, by: SquadActor): Code => (isType(c, by, 'CLIENT') ? null : owner(c, by));
const flagger = (c: SquadContext, by: SquadActor): Code => (isType(c, by, 'MATE') ? null : owner(c, by));

/** Only in these statuses. */
const only = (v: SquadStatus, ...where: readonly SquadStatus[]): Code => invalid(!where.includes(v));

/** What the squad should answer to an event: a refusal, or null. */
export const expectedRefusal = (state: SquadState, e: SquadEvent): Code => {
  const { value: v, context: c } = state;
  const early = v === 'PENDING' ? 'SQUADS_MEMBERS_MUST_JOIN' : null;
  const gathering = (): Code => only(v, 'PENDING', 'READY');
  switch (e.type) {
    case 'squad.inviteMate':
      return owner(c, e.by) ?? gathering() ?? mayInviteMate(c, e);
    case 'squad.inviteFriend':
      return member(c, e.by) ?? inviter(c, e.by) ?? gathering() ?? mayInviteFriend(c, e);
    case 'squad.accept':
      return notYetMember(c, e.by) ?? only(v, 'PENDING') ?? mayAccept(c, e);
    case 'squad.decline':
      return (
        if_(!c.mateInvitations.some(({ mateId }) => mateId === e.by), 'SQUADS_MEMBER_NOT_FOUND') ?? only(v, 'PENDING')
      );
    case 'squad.declineFriend':
      return (
        person(e.by) ??
        if_(
          !c.friendInvitations.some(
            ({ token, friendId }) => token === e.token && (friendId === null || friendId === e.by),
          ),
          'SQUADS_MEMBER_NOT_FOUND',
        ) ??
        gathering()
      );
    case 'squad.kick':
      return (
        owner(c, e.by) ??
        gathering() ??
        if_(e.by === e.memberId, 'SQUADS_CANNOT_KICK_YOURSELF') ??
        if_(
          ![...c.members.map(({ id }) => id), ...invited(c), ...c.friendInvitations.map(({ token }) => token)].includes(
            e.memberId,
          ),
          'SQUADS_MEMBER_NOT_FOUND',
        )
      );
    case 'squad.publish':
      return (
        owner(c, e.by) ??
        gathering() ??
        if_(c.visible, 'SQUADS_ALREADY_PUBLISHED') ??
        if_(isTrial(c), 'SQUADS_CANNOT_PLAY_CATEGORY') ??
        if_(taken(c) >= c.slots, 'SQUADS_FULL')
      );
    case 'squad.unpublish':
      return owner(c, e.by) ?? only(v, 'PENDING') ?? if_(!c.visible, 'SQUADS_MUST_BE_VISIBLE');
    case 'squad.join':
      return notYetMember(c, e.by) ?? gathering() ?? mayJoin(c, e);
    case 'squad.leave':
      return (
        member(c, e.by) ??
        if_(e.by === c.ownerId, 'SQUADS_INVALID_MEMBERS') ??
        only(v, 'PENDING', 'READY', 'STARTED', 'IN_A_GAME') ??
        invalid(v === 'IN_A_GAME' && over(c, e.at))
      );
    case 'squad.update':
      return owner(c, e.by) ?? gathering() ?? mayUpdate(c, e);
    case 'squad.applyPromoCode':
      return owner(c, e.by) ?? gathering() ?? (v === 'READY' ? ownerPaid(c) : null) ?? mayApplyPromo(c, e);
    case 'squad.removePromoCode':
      return (
        owner(c, e.by) ??
        gathering() ??
        if_(c.promo === null, 'SQUADS_PROMO_CODE_NOT_FOUND') ??
        (v === 'READY' ? ownerPaid(c) : null)
      );
    case 'squad.pay': {
      const shares = unpaid(c).filter(({ payerId }) => payerId === e.by);
      const sum = shares.reduce((total, { amount }) => total + amount, 0);
      return (
        member(c, e.by) ??
        early ??
        only(v, 'READY') ??
        invalid(over(c, e.at)) ??
        if_(shares.length === 0 || sum !== e.quoted, 'SQUADS_INVALID_MEMBER_PAYMENT') ??
        if_(e.balance !== null && e.balance < e.quoted, 'BALANCE_INSUFFICIENT')
      );
    }
    case 'squad.confirm':
      return memberOrPayer(c, e.by) ?? early ?? only(v, 'READY', 'STARTED', 'FINISHED') ?? mayConfirm(v, c, e);
    case 'squad.ping':
      return (
        member(c, e.by) ??
        only(v, 'PENDING', 'READY', 'STARTED', 'IN_A_GAME') ??
        if_(c.lastPingAt !== null && e.at - c.lastPingAt < waits.ping, 'RATE_LIMITED')
      );
    case 'squad.needToRecreate':
      return (
        flagger(c, e.by) ??
        only(v, 'STARTED', 'IN_A_GAME') ??
        invalid(over(c, e.at) || e.needed === (c.recreation !== null) || (e.needed && c.pausedMs >= waits.pause))
      );
    case 'squad.recreated':
      return owner(c, e.by) ?? only(v, 'STARTED', 'IN_A_GAME') ?? invalid(c.recreation === null);
    case 'squad.requestEarlyFinish':
      return member(c, e.by) ?? only(v, 'IN_A_GAME') ?? mayRequestEarly(c, e);
    case 'squad.answerEarlyFinish':
      return (
        member(c, e.by) ??
        only(v, 'IN_A_GAME') ??
        invalid(over(c, e.at)) ??
        invalid(
          !earlyAwaited(c).some((id) => id === e.by) ||
            (c.recreation === null && c.earlyFinish !== null && e.at >= c.earlyFinish.expiresAt),
        )
      );
    case 'squad.disband':
      return (
        (typeof e.by === 'object' ? null : owner(c, e.by)) ??
        only(v, 'PENDING', 'READY', 'STARTED', 'IN_A_GAME') ??
        invalid(v === 'IN_A_GAME' && typeof e.by !== 'object')
      );
    case 'squad.repeat':
      return owner(c, e.by) ?? only(v, 'FINISHED') ?? mayRepeat(c, e);
    case 'squad.offerReady':
      return notYetMember(c, e.by) ?? only(v, 'PENDING') ?? mayOffer(c, e);
    case 'squad.withdrawOffer':
      return (
        person(e.by) ??
        if_(!c.offers.some(({ mateId }) => mateId === e.by), 'SQUADS_MEMBER_NOT_FOUND') ??
        only(v, 'PENDING')
      );
    case 'squad.openDispute':
      return (
        memberOrPayer(c, e.by) ??
        if_(v !== 'IN_A_GAME' && v !== 'FINISHED', 'SQUADS_DISPUTE_CANNOT_BE_CREATED') ??
        mayOpenDispute(c, e)
      );
    case 'squad.answerDispute': {
      const awaited = disputeAwaited(c).some((id) => id === e.by);
      return (
        (awaited ? null : memberOrPayer(c, e.by)) ??
        only(v, 'IN_A_GAME', 'FINISHED') ??
        invalid(!awaited || e.at >= (c.dispute?.expiresAt ?? 0))
      );
    }
    case 'squad.decideDispute':
      return admin(c, e.by) ?? only(v, 'IN_A_GAME', 'FINISHED') ?? invalid(c.dispute?.status !== 'IN_PROGRESS');
    default:
      return (
        (e.by === 'system' ? null : (member(c, e.by) ?? 'SQUADS_NOT_OWNER')) ??
        invalid(!due(state).some(({ kind, subject, at }) => kind === e.type && subject === e.subject && at <= e.at))
      );
  }
};
