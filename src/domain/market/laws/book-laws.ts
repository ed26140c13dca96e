import { held, heldIn } from '../model/facts';
import { parts } from '../model/price';
import { difference } from '../same';
import { nameOf } from '../book';
import { law, type Observed } from './law';
import { moneyEffects } from './step-laws';

const holdOf = (squadId: number): string => `HOLD:squad:${squadId}`;

const isOver = ({ after: { value, context } }: Observed): boolean =>
  value === 'PENDING' || value === 'DISBANDED' || context.settledAt !== null;

const isSum = (amount: number): boolean => Number.isSafeInteger(amount) && amount >= 0;

/** The kinds of money in what moved between a hold and a person, by the effects: bonus first, gift next, own last. */
const priceParts = (price: number, { bonus, gift }: { readonly bonus: number; readonly gift: number }) => {
  const byBonus = Math.min(bonus, Math.floor((price * 30) / 100));
  const byGift = Math.min(gift, price - byBonus);
  return [price - byBonus - byGift, byBonus, byGift];
};

type Sums = Map<string, number>;
const add = (sums: Sums, name: string, amount: number): void => void sums.set(name, (sums.get(name) ?? 0) + amount);
const listed = (sums: Sums) => Object.fromEntries([...sums].filter(([, amount]) => amount !== 0).sort());

const areSame = (one: Sums, other: Sums): boolean =>
  [...one].every(([name, amount]) => amount === (other.get(name) ?? 0)) &&
  [...other].every(([name, amount]) => amount === (one.get(name) ?? 0));

/** What a step should change in each account, by its effects and the shares as they were. */
const expectedSums = ({ squadId, effects }: Observed, start: ReadonlyMap<string, number>): Sums => {
  const sums: Sums = new Map();
  const hold = holdOf(squadId);
  const now = (name: string): number => (start.get(name) ?? 0) + (sums.get(name) ?? 0);
  for (const { type, params } of effects) {
    if (type === 'holdPayment') {
      const { payerId, amount, subsidy } = params;
      const purse = { bonus: now(`BONUS:${payerId}`), gift: now(`GIFT:${payerId}`) };
      const [own = 0, bonus = 0, gift = 0] = priceParts(amount, purse);
      add(sums, `USER:${payerId}`, -own);
      add(sums, `BONUS:${payerId}`, -bonus);
      add(sums, `GIFT:${payerId}`, -gift);
      add(sums, 'PLATFORM:subsidy', -subsidy);
      add(sums, hold, amount + subsidy);
    }
    if (type === 'refundPayment') {
      // Several refunds of one share in a step are judged by their sum alone.
      add(sums, `PURSE:${params.payerId}`, params.amount);
      add(sums, 'PLATFORM:subsidy', params.subsidy);
      add(sums, hold, -params.amount - params.subsidy);
    }
    if (type === 'payMate') {
      add(sums, `USER:${params.mateId}`, params.amount);
      add(sums, hold, -params.amount);
    }
    if (type === 'takeServicePart') {
      add(sums, 'PLATFORM:revenue', params.amount);
      add(sums, hold, -params.amount);
    }
    if (type === 'moveHeld') {
      add(sums, holdOf(params.toSquadId), params.amount);
      add(sums, hold, -params.amount);
    }
  }
  return sums;
};

/** Whether nothing was moved and nothing was to be: what stands in the books was judged at the step before. */
const movesNothing = ({ effects, book }: Observed): boolean =>
  book.made.length === 0 && !effects.some(({ type }) => moneyEffects.includes(type));

const hasSameShares = ({ before, after }: Observed): boolean => before?.context.payments === after.context.payments;

/** Money that referrers get is moved among people and the service after the rest. */
const isReferral = ({ effects }: Observed): boolean => effects.some(({ type }) => type === 'payReferrals');

const movedSums = ({ book }: Observed): Sums => {
  const sums: Sums = new Map();
  for (const { from, to, amount } of book.made) {
    add(sums, nameOf(from), -amount);
    add(sums, nameOf(to), amount);
  }
  return sums;
};

/** Joins what goes back to a person into one sum: kinds of money are judged by their own law. */
const joined = (sums: Sums, refunds: readonly string[]): Sums => {
  const out: Sums = new Map();
  for (const [name, amount] of sums) {
    const [, kind = '', id = ''] = /^(USER|BONUS|GIFT|PURSE):(.*)$/.exec(name) ?? [];
    add(out, kind !== '' && refunds.includes(id) ? `PURSE:${id}` : name, amount);
  }
  return out;
};

const entries = (seen: Observed): string | null => {
  if (movesNothing(seen) || isReferral(seen)) return null;
  const moved = movedSums(seen);
  const start = new Map([...moved].map(([name, amount]) => [name, seen.book.balance(name) - amount]));
  const refunds = seen.effects.flatMap(({ type, params }) => (type === 'refundPayment' ? [params.payerId] : []));
  const [made, expected] = [joined(moved, refunds), joined(expectedSums(seen, start), refunds)];
  return areSame(made, expected) ? null : difference(listed(made), listed(expected), 'books');
};

/** A share's kinds of money: what came back of each is its proportion, to a kopeck for every refund. */
const kinds = ({ squadId, after, book }: Observed): string | null => {
  for (const payment of after.context.payments) {
    const funding = book.fundingOf(squadId, payment.memberId);
    if (funding === undefined) return `nothing says what ${payment.memberId}’s share was paid with`;
    const { amount, bonus, gift, refunded, bonusRefunded, giftRefunded, ownSpent } = funding;
    if (amount !== payment.amount || refunded !== payment.refunded)
      return `${payment.memberId} paid ${payment.amount}, ${payment.refunded} back; the books say ${amount}, ${refunded}`;
    const own = amount - bonus - gift;
    const ownRefunded = refunded - bonusRefunded - giftRefunded;
    if (
      [bonus - bonusRefunded, gift - giftRefunded, own - ownRefunded, bonusRefunded, giftRefunded, ownRefunded].some(
        (sum) => !isSum(sum),
      )
    )
      return `more of a kind came back to ${payment.payerId} than was paid: ${JSON.stringify(funding)}`;
    const [fair = 0, fairGift = 0] = parts(refunded, [bonus, gift, own]);
    if (Math.abs(fair - bonusRefunded) > 4 || Math.abs(fairGift - giftRefunded) > 4)
      return `of ${refunded} back to ${payment.payerId} ${bonusRefunded} are bonus and ${giftRefunded} gift money, not ${fair} and ${fairGift}`;
    const ownLeft = own - ownRefunded;
    const isSpent = held(payment) === 0 && payment.moved === 0 && payment.spent > 0;
    if (ownSpent > ownLeft || (isSpent && ownSpent !== ownLeft))
      return `${ownSpent} of ${ownLeft} own money of ${payment.payerId} is spent while ${held(payment)} stays held`;
  }
  return null;
};

/** What moves to a successor stays of the kind that it is: bonus money first, then gift money, the rest one’s own. */
const carried = ({ squadId, effects, book }: Observed): string | null => {
  for (const { type, params } of effects) {
    if (type !== 'carryFunding') continue;
    for (const { memberId, amount } of params.shares) {
      const [old, next] = [book.fundingOf(squadId, memberId), book.fundingOf(params.toSquadId, memberId)];
      if (old === undefined || next === undefined) return `the share of ${memberId} lost what it was paid with`;
      const bonus = Math.min(old.bonus - old.bonusRefunded, amount);
      const gift = Math.min(old.gift - old.giftRefunded, amount - bonus);
      if (next.amount !== amount || next.bonus !== bonus || next.gift !== gift)
        return `${memberId} brings ${JSON.stringify(next)}, not ${amount} with ${bonus} and ${gift}`;
    }
  }
  return null;
};

/** What the books say after every step. */
export const bookLaws = [
  law('whole sums', 'Money moves in whole kopecks, forwards.', ({ book }: Observed) => {
    const wrong = book.made.find(({ from, amount }) => !isSum(amount) && from.kind !== 'OUTSIDE');
    return wrong === undefined ? null : JSON.stringify(wrong);
  }),
  law('no debts', 'Nobody owes anything, and no hold is less than nothing.', ({ book }: Observed) => {
    for (const { from } of book.made)
      if (from.kind !== 'OUTSIDE' && from.kind !== 'PLATFORM' && book.balance(nameOf(from)) < 0)
        return `${nameOf(from)} is ${book.balance(nameOf(from))}`;
    return null;
  }),
  law('hold', 'A squad’s hold is what its shares say is held.', ({ squadId, after, book }: Observed) => {
    const [hold, sum] = [book.balance(holdOf(squadId)), heldIn(after.context)];
    return hold === sum ? null : `${hold} instead of ${sum}`;
  }),
  law(
    'shares add up',
    'Of every share, what is held, returned, spent and moved is what was paid.',
    (seen: Observed) => {
      if (hasSameShares(seen)) return null;
      const wrong = seen.after.context.payments.find(
        (one) =>
          held(one) < 0 ||
          ![one.amount, one.subsidy, one.refunded, one.subsidyReturned, one.spent, one.moved].every(isSum) ||
          one.refunded > one.amount ||
          one.subsidyReturned > one.subsidy,
      );
      return wrong === undefined ? null : JSON.stringify(wrong);
    },
  ),
  law('nothing stays', 'No squad that gathers, is disbanded or settled holds anything.', (seen: Observed) => {
    const left = seen.book.balance(holdOf(seen.squadId));
    return isOver(seen) && left !== 0 ? `${left} stays held in ${seen.after.value}` : null;
  }),
  law('entries', 'The books move, between each two accounts, what the effects say.', entries),
  law('kinds of money', 'Bonus and gift money comes back as what it was, in proportion.', (seen: Observed) =>
    hasSameShares(seen) && movesNothing(seen) ? null : (kinds(seen) ?? carried(seen)),
  ),
] as const;
