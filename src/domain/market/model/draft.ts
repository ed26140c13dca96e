import type { SquadEvent } from '../../squad/rules/all-rules';
import type { SquadContext, SquadState } from '../../squad/facts/squad-context';
import type { SquadStatus } from '../../squad/facts/squad-enums';
import type { StepEffect, StepEffectParams, StepEffectType } from '../../squad/facts/squad-effect';
import type { SquadActor } from '../../squad/facts/squad-people';
import { guests, held, heldIn, mates, type Member, memberIn, playedMinutes } from './facts';
import { parts } from './price';
import { ms, terms } from './terms';

type Open = { -readonly [Field in keyof SquadContext]: SquadContext[Field] };
type Notice = StepEffectParams['notify']['notice'];
type Line = StepEffectParams['recordHistory']['event'];

/** An effect as data, compared field by field: the compiler need not know which of them it is. */
export interface ExpectedEffect {
  readonly type: StepEffectType;
  readonly params: StepEffect['params'] | Readonly<Record<string, unknown>>;
}

const idsOf = (members: readonly Member[]): readonly string[] => members.map(({ id }) => id);

/** Sums by payment, in the order of the payments. */
type Pool = readonly number[];

export interface Part {
  readonly mateId: string;
  readonly percent: number;
  readonly gross: number;
}

const sumOf = (pool: Pool): number => pool.reduce((sum, one) => sum + one, 0);

/** A squad on its way through one event: what should come of it, and what the server should be told to do. */
export class Draft {
  value: SquadStatus;
  readonly c: Open;
  readonly effects: ExpectedEffect[] = [];

  constructor(
    { value, context }: SquadState,
    readonly event: Pick<SquadEvent, 'by' | 'at'>,
  ) {
    this.value = value;
    this.c = { ...context };
  }

  get at(): number {
    return this.event.at;
  }

  say(type: StepEffectType, params: ExpectedEffect['params']): void {
    this.effects.push({ type, params });
  }

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

  /** Everything held, by payment. */
  pool(): Pool {
    return this.c.payments.map(held);
  }

  /** So much of what is held, from each payment in proportion. */
  poolOf(amount: number): Pool {
    return parts(amount, this.pool());
  }

  /** What no mate has earned by played time. */
  free(): number {
    return heldIn(this.c) - sumOf(this.c.earned.map(({ gross }) => gross));
  }

  /** To the payer what they paid of it, to the service its subsidy. */
  refund(pool: Pool, as: 'PURCHASE' | 'DISPUTE' = 'PURCHASE'): void {
    this.c.payments = this.c.payments.map((one, index) => {
      const gross = pool[index] ?? 0;
      if (gross <= 0) return one;
      const back = one.refunded + one.subsidyReturned + gross;
      const refunded = Math.floor((back * one.amount) / (one.amount + one.subsidy));
      const { memberId, payerId } = one;
      const subsidyReturned = back - refunded;
      const [amount, subsidy] = [refunded - one.refunded, subsidyReturned - one.subsidyReturned];
      this.say('refundPayment', { memberId, payerId, amount, subsidy, as });
      return { ...one, refunded, subsidyReturned };
    });
  }

  /** To each mate their percent of their part, the rest to the service. */
  payOut(pool: Pool, partsOfMates: readonly Part[]): number {
    let rest = sumOf(pool);
    for (const { mateId, percent, gross } of partsOfMates) {
      const amount = Math.floor((gross * percent) / 100);
      rest -= amount;
      if (amount > 0) this.say('payMate', { mateId, percent, gross, amount });
    }
    if (rest > 0) this.say('takeServicePart', { amount: rest });
    this.c.payments = this.c.payments.map((one, index) => ({ ...one, spent: one.spent + (pool[index] ?? 0) }));
    return sumOf(pool) - rest;
  }

  /** A sum split among these mates by their quotes. */
  partsOf(amount: number, among: readonly Member[]): readonly Part[] {
    const quotes = new Map((this.c.quote?.mates ?? []).map((one) => [one.mateId, one.amount]));
    const grosses = parts(
      amount,
      among.map(({ id }) => quotes.get(id) ?? 0),
    );
    return among.map(({ id, mate }, index) => ({
      mateId: id,
      percent: mate?.percent ?? 0,
      gross: grosses[index] ?? 0,
    }));
  }

  partOf(mateId: string): number {
    return this.partsOf(this.free(), mates(this.c)).find((part) => part.mateId === mateId)?.gross ?? 0;
  }

  earnedParts(): readonly Part[] {
    return this.c.earned.map(({ mateId, terms: { percent }, gross }) => ({ mateId, percent, gross }));
  }

  /** All that is held, to those who played. */
  payAll(): readonly { readonly mateId: string; readonly amount: number }[] {
    const all = [...this.earnedParts(), ...this.partsOf(this.free(), mates(this.c))];
    this.payOut(this.pool(), all);
    this.c.earned = [];
    return all.flatMap(({ mateId, percent, gross }) => {
      const amount = Math.floor((gross * percent) / 100);
      return amount > 0 ? [{ mateId, amount }] : [];
    });
  }

  /** A cancellation by the clients in the lobby: half to the mates who came, all back if none did. */
  cancelLate(pool: Pool): void {
    const there = mates(this.c).filter(({ confirmedAt }) => confirmedAt !== null);
    if (there.length === 0) return this.refund(pool);
    const back = pool.map((one) => Math.floor((one * (100 - terms.lateCancellation)) / 100));
    const rest = pool.map((one, index) => one - (back[index] ?? 0));
    this.refund(back);
    this.payOut(rest, this.partsOf(sumOf(rest), there));
  }

  refundPercent(percent: number, as: 'PURCHASE' | 'DISPUTE'): void {
    this.refund(this.poolOf(Math.floor((heldIn(this.c) * percent) / 100)), as);
    this.c.earned = this.c.earned.map((one) => ({ ...one, gross: Math.floor((one.gross * (100 - percent)) / 100) }));
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
