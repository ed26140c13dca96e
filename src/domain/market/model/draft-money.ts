import type { SquadEvent } from '../../squad/rules/all-rules';
import type { SquadContext, SquadState } from '../../squad/facts/squad-context';
import type { SquadStatus } from '../../squad/facts/squad-enums';
import type { StepEffect, StepEffectType } from '../../squad/facts/squad-effect';
import { held, heldIn, mates, type Member } from './facts';
import { parts } from './price';
import { terms } from './terms';

type Open = { -readonly [Field in keyof SquadContext]: SquadContext[Field] };

/** An effect as data, compared field by field: the compiler need not know which of them it is. */
export interface ExpectedEffect {
  readonly type: StepEffectType;
  readonly params: StepEffect['params'] | Readonly<Record<string, unknown>>;
}

/** Sums by payment, in the order of the payments. */
type Pool = readonly number[];

interface Part {
  readonly mateId: string;
  readonly percent: number;
  readonly gross: number;
}

export const sumOf = (pool: Pool): number => pool.reduce((sum, one) => sum + one, 0);

/** What becomes of a squad's money in one event. */
export class DraftMoney {
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
}
