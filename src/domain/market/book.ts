import type { AccountRef } from '../money/account-ref';
import { holdMovements, type Movement, returnMovements } from '../money/movement';
import { partsOfPrice, partsOfRefund, type Purse, purseAfter } from '../money/purse';
import { referralReward, sharesOfMates } from '../people/referral';
import type { SquadEffect } from '../squad/apply-squad-event';
import { heldShare, movementsOfHeld, referralMovements, returnedShare } from '../squad/books/movements';
import {
  afterRefund,
  carriedOver,
  fundedWith,
  heldParts,
  ownSpentOf,
  type ShareFunding,
} from '../squad/books/share-funding';
import { spentParts } from '../squad/books/spent-parts';
import type { SquadState } from '../squad/facts/squad-context';

/** The name of an account: `HOLD:squad:5`. */
export const nameOf = ({ kind, owner }: AccountRef): string => `${kind}:${owner}`;

/** Whom a client came through. */
export interface Referrer {
  readonly referrerId: string;
  /** Epoch ms. */
  readonly since: number;
}

/** Double-entry books in memory, kept by the functions by which the server keeps its own. Kopecks. */
export class Book {
  readonly balances = new Map<string, number>();
  readonly fundings = new Map<number, Map<string, ShareFunding>>();
  readonly rewards = new Map<string, number>();
  /** The movements of the present step, for the laws. */
  made: Movement[] = [];
  private undo: (() => void)[] = [];

  constructor(private readonly referrerOf: (clientId: string) => Referrer | null = () => null) {}

  balance(name: string): number {
    return this.balances.get(name) ?? 0;
  }

  purse(id: string): Purse {
    return { own: this.balance(`USER:${id}`), bonus: this.balance(`BONUS:${id}`), gift: this.balance(`GIFT:${id}`) };
  }

  /** Begins a transaction. */
  begin(): void {
    this.made = [];
    this.undo = [];
  }

  /** Takes back everything since the transaction began. */
  rollBack(): void {
    for (const back of this.undo.reverse()) back();
    this.begin();
  }

  private put<Key, Value>(map: Map<Key, Value>, key: Key, value: Value): void {
    const before = map.get(key);
    this.undo.push(() => void (before === undefined ? map.delete(key) : map.set(key, before)));
    map.set(key, value);
  }

  private add(name: string, amount: number): void {
    this.put(this.balances, name, this.balance(name) + amount);
  }

  /** Posts movements; those of nothing are not written. */
  post(movements: readonly Movement[]): void {
    for (const movement of movements) {
      if (movement.amount === 0) continue;
      this.made.push(movement);
      this.add(nameOf(movement.from), -movement.amount);
      this.add(nameOf(movement.to), movement.amount);
    }
  }

  /** Brings somebody's money in, or takes it out, until it is this much. */
  fill(id: string, purse: Purse): void {
    const outside: AccountRef = { kind: 'OUTSIDE', owner: 'bank' };
    for (const [kind, wanted] of [
      ['USER', purse.own],
      ['BONUS', purse.bonus],
      ['GIFT', purse.gift],
    ] as const) {
      const to: AccountRef = { kind, owner: id };
      this.post([{ from: outside, to, amount: wanted - this.balance(nameOf(to)) }]);
    }
  }

  /** Who could not pay what these effects would hold. */
  short(effects: readonly SquadEffect[]): readonly string[] {
    const shares = effects.flatMap((effect) => (effect.type === 'holdPayment' ? [effect.params] : []));
    if (shares.length === 0) return [];
    return [...new Set(shares.map(({ payerId }) => payerId))].filter((id) => {
      const prices = shares.flatMap(({ payerId, amount }) => (payerId === id ? [amount] : []));
      return purseAfter(this.purse(id), prices).own < 0;
    });
  }

  private funding(squadId: number, memberId: string): ShareFunding {
    const found = this.fundingOf(squadId, memberId);
    if (found === undefined) throw new Error(`Nothing was funded for ${memberId}`);
    return found;
  }

  /** Carries out the money of one effect. `at`: epoch ms. */
  carryOut(squadId: number, effect: SquadEffect, at: number): void {
    switch (effect.type) {
      case 'holdPayment': {
        const { payerId, memberId, amount } = effect.params;
        const parts = partsOfPrice(amount, this.purse(payerId));
        this.post(holdMovements(heldShare(squadId, effect.params), parts));
        this.fund(squadId, memberId, fundedWith(amount, parts));
        return;
      }
      case 'refundPayment': {
        const { memberId, amount } = effect.params;
        const funding = this.funding(squadId, memberId);
        const parts = partsOfRefund(heldParts(funding), amount);
        this.post(returnMovements(returnedShare(squadId, effect.params), parts));
        this.fund(squadId, memberId, afterRefund(funding, parts));
        return;
      }
      case 'carryFunding':
        for (const { memberId, amount } of effect.params.shares) {
          const carried = carriedOver(this.funding(squadId, memberId), amount);
          this.fund(effect.params.toSquadId, memberId, carried);
        }
        return;
      case 'payReferrals':
        return this.reward(effect.params, at);
      default:
        return this.post(movementsOfHeld(squadId, effect));
    }
  }

  private reward({ costs, pays }: Extract<SquadEffect, { readonly type: 'payReferrals' }>['params'], at: number): void {
    for (const { payerId, amount: cost } of costs) {
      const referrer = this.referrerOf(payerId);
      if (referrer === null) continue;
      const { referrerId, since } = referrer;
      const earned = this.rewards.get(payerId) ?? 0;
      const { reward, fromMates } = referralReward({ type: 'SQUAD', cost, earned, since, at });
      const shares = sharesOfMates(pays, referrerId, fromMates).filter(({ amount }) => amount > 0);
      this.post(referralMovements({ referrerId, reward, shares, hold: null }));
      this.put(this.rewards, payerId, earned + reward);
    }
  }

  /** Notes whose own money a step has spent. */
  noteSpent(squadId: number, before: SquadState, after: SquadState): void {
    for (const { payment, gross } of spentParts(before, after)) {
      const funding = this.funding(squadId, payment.memberId);
      const ownSpent = funding.ownSpent + ownSpentOf(funding, payment, gross);
      this.fund(squadId, payment.memberId, { ...funding, ownSpent });
    }
  }

  fundingOf(squadId: number, memberId: string): ShareFunding | undefined {
    return this.fundings.get(squadId)?.get(memberId);
  }

  private fund(squadId: number, memberId: string, funding: ShareFunding): void {
    const shares = this.fundings.get(squadId) ?? new Map<string, ShareFunding>();
    this.fundings.set(squadId, shares);
    this.put(shares, memberId, funding);
  }

  /** Forgets a squad that is over and holds nothing. */
  forget(squadId: number): void {
    this.balances.delete(`HOLD:squad:${squadId}`);
    this.fundings.delete(squadId);
  }
}
