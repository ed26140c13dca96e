import type { SquadContext } from '../../squad/facts/squad-context';
import type { StepEffectParams } from '../../squad/facts/squad-effect';
import type { SquadActor } from '../../squad/facts/squad-people';
import { DraftMoney, sumOf } from './draft-money';
import { guests, mates, type Member, memberIn, playedMinutes } from './facts';
import { ms, terms } from './terms';

type Notice = StepEffectParams['notify']['notice'];
type Line = StepEffectParams['recordHistory']['event'];

const idsOf = (members: readonly Member[]): readonly string[] => members.map(({ id }) => id);

/** A squad on its way through one event: what should come of it, and what the server should be told to do. */
export class Draft extends DraftMoney {
  write(event: Line, by: SquadActor = this.event.by, subject: string | null = null, details: object = {}): void {
    this.say('recordHistory', { event, details, by, subject });
  }

  /** Nobody is told of what they did themselves; telling nobody is no effect. */
  tell(notice: Notice, whom: readonly string[], by: SquadActor = this.event.by, more: object = {}): void {
    const userIds = whom.filter((id) => id !== by);
    if (userIds.length > 0) this.say('notify', { notice, by, userIds, ...more });
  }

  strike(userId: string, reason: StepEffectParams['addStrike']['reason']): void {
    this.say('addStrike', { userId, gameId: this.c.gameId, reason });
  }

  unconfirm(): void {
    this.c.members = this.c.members.map((one) => ({ ...one, confirmedAt: null }));
  }

  admit(member: Member): void {
    const { c } = this;
    c.members = [...c.members, member];
    this.closeIfFull();
    if (member.type === 'MATE') {
      c.hotUntil = null;
      c.offers = [];
    }
    this.say('admitMember', { memberId: member.id, memberType: member.type, mate: member.mate });
    this.write('MEMBER_JOINED', member.id, null, { memberType: member.type });
    if (member.type === 'MATE') this.say('answeredInvitation', { mateId: member.id });
    this.tell('MEMBER_JOINED', idsOf(c.members), member.id, { asFriend: member.type === 'FRIEND' });
  }

  closeIfFull(): void {
    if (this.c.members.length >= this.c.slots) this.c.visible = false;
  }

  dismiss(id: string, by: SquadActor, line: 'MEMBER_LEFT' | 'MEMBER_KICKED'): void {
    const { c } = this;
    c.members = c.members.filter((one) => one.id !== id);
    if (c.quote !== null) c.quote = { ...c.quote, mates: c.quote.mates.filter(({ mateId }) => mateId !== id) };
    this.say('dismissMember', { memberId: id });
    this.write(line, by, id === by ? null : id);
    this.tell('MEMBER_LEFT', idsOf(c.members), by);
  }

  dropOrder(mateId: string): void {
    this.c.mateInvitations = this.c.mateInvitations.filter((one) => one.mateId !== mateId);
  }

  dropFriend(gone: SquadContext['friendInvitations'][number] | undefined): void {
    this.c.friendInvitations = this.c.friendInvitations.filter((one) => one !== gone);
  }

  answered(mateId: string, answer: StepEffectParams['recordAnswer']['answer']): void {
    const order = this.c.mateInvitations.find((one) => one.mateId === mateId);
    if (order !== undefined) this.say('recordAnswer', { mateId, invitedAt: order.invitedAt, answer });
  }

  settle(): void {
    const { c } = this;
    const pays = this.payAll();
    c.settledAt = this.at;
    this.write('WITHDRAWN', 'system', null, { amount: sumOf(pays.map(({ amount }) => amount)) });
    this.tell('SETTLED', idsOf(c.members), 'system');
    if (c.payments.length === 0) return;
    const costs = [...new Set(c.payments.map(({ payerId }) => payerId))].map((payerId) => ({
      payerId,
      amount: sumOf(c.payments.map((one) => (one.payerId === payerId ? one.amount - one.refunded - one.moved : 0))),
    }));
    this.say('payReferrals', { costs, pays });
  }

  /** The clock goes on after a pause. */
  resume(): void {
    const { c } = this;
    if (c.recreation === null) return;
    const pause = Math.min(this.at, c.recreation.expiresAt) - c.recreation.flaggedAt;
    c.recreation = null;
    c.pausedMs += pause;
    if (c.statusEndsAt !== null) c.statusEndsAt += pause;
    if (c.earlyFinish !== null) c.earlyFinish = { ...c.earlyFinish, expiresAt: c.earlyFinish.expiresAt + pause };
  }

  /** An early finish that was agreed on: what was not played goes back. */
  finishEarly(): void {
    const { c } = this;
    if (c.earlyFinish === null) return;
    const { side, requestedAt } = c.earlyFinish;
    const quarter = terms.roundedMinutes;
    const minutes = Math.min(Math.ceil(playedMinutes(c, requestedAt) / quarter) * quarter, c.durationMinutes);
    const free = this.free();
    const least = side === 'PAYER' ? free - Math.floor((free * (100 - terms.earlyLeast)) / 100) : 0;
    const charged = Math.max(Math.floor((free * minutes) / c.durationMinutes), least);
    this.refund(this.poolOf(free - charged));
    this.write('EARLY_FINISH_CONFIRMED', this.event.by, null, { charged });
    this.tell('EARLY_FINISH_ANSWERED', idsOf(c.members));
  }

  rejectEarly(by: SquadActor): void {
    this.c.earlyFinish = null;
    this.write('EARLY_FINISH_REJECTED', by);
    this.tell('EARLY_FINISH_ANSWERED', idsOf(this.c.members), by);
  }

  isAbandoned(): boolean {
    return mates(this.c).length === 0 || guests(this.c).length === 0;
  }

  isOwnerMissing(): boolean {
    return memberIn(this.c, this.c.ownerId)?.confirmedAt === null;
  }

  /** Ends a status so many ms from now. */
  endsIn(wait: number): void {
    this.c.statusEndsAt = this.at + wait;
  }

  gameLength(): number {
    return ms(this.c.durationMinutes);
  }
}
