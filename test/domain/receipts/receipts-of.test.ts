import type { OwnChange, OwnChangeReason } from '#domain/receipts/own-money.ts';
import { fileChange, type OwnMoney, owedAfter, type UndoneSale } from '#domain/receipts/receipts-of.ts';
import { integerBetween, seededRandom } from '../../support/seeded-random';

const change = (reason: OwnChangeReason, amount: number): OwnChange => ({
  personId: 'cat',
  reason,
  amount,
  lines: [{ subject: reason === 'ADVANCE' ? 'ADVANCE' : 'SQUAD', principalId: null, amount }],
});

const file = (owed: OwnMoney, reason: OwnChangeReason, amount: number, undone: UndoneSale | null = null) => {
  const { delta, receipt } = fileChange(owed, change(reason, amount), undone);
  return { after: owedAfter(owed, delta), kind: receipt?.kind ?? null, paid: receipt?.paid ?? null };
};

describe('what a person has paid in and what they have earned are told apart', () => {
  test('a service is paid by the advance first, the rest by a counter-claim', () => {
    expect(file({ advance: 700, other: 500 }, 'SET_OFF', 1000)).toEqual({
      after: { advance: 0, other: 200 },
      kind: 'SET_OFF',
      paid: { advance: 700, other: 300 },
    });
  });

  test('earnings are paid out first and without a receipt, the advance with one of its return', () => {
    expect(file({ advance: 700, other: 500 }, 'PAID_OUT', 400)).toEqual({
      after: { advance: 700, other: 100 },
      kind: null,
      paid: null,
    });
    expect(file({ advance: 700, other: 500 }, 'PAID_OUT', 900)).toEqual({
      after: { advance: 300, other: 0 },
      kind: 'RETURN',
      paid: { advance: 400, other: 0 },
    });
  });

  test('a provider’s return is one of the advance as far as there is any', () => {
    expect(file({ advance: 300, other: 500 }, 'RETURN', 400)).toEqual({
      after: { advance: 0, other: 400 },
      kind: 'RETURN',
      paid: { advance: 300, other: 0 },
    });
  });

  test('what is earned or given needs no receipt, nor what is taken', () => {
    expect(file({ advance: 1, other: 2 }, 'GIVEN', 9)).toEqual({
      after: { advance: 1, other: 11 },
      kind: null,
      paid: null,
    });
    expect(file({ advance: 4, other: 2 }, 'TAKEN', 3)).toEqual({
      after: { advance: 3, other: 0 },
      kind: null,
      paid: null,
    });
  });

  test('an undone sale comes back as it was paid; the lines are those of the sale', () => {
    const sale: UndoneSale = {
      paid: { advance: 700, other: 300 },
      lines: [
        { subject: 'ARTICLE', principalId: 'fox', amount: 800 },
        { subject: 'ARTICLE', principalId: null, amount: 200 },
      ],
    };
    const { delta, receipt } = fileChange({ advance: 0, other: 0 }, change('SET_OFF_RETURN', 1000), sale);
    expect(delta).toEqual(sale.paid);
    expect(receipt).toEqual({ kind: 'SET_OFF_RETURN', ...sale });
    const half = fileChange({ advance: 0, other: 0 }, change('SET_OFF_RETURN', 500), sale).receipt;
    expect(half?.paid).toEqual({ advance: 350, other: 150 });
    expect(half?.lines.map(({ amount }) => amount)).toEqual([400, 100]);
  });
});

test('in random lives receipts add up to the kopeck and nothing falls below zero', () => {
  const random = seededRandom();
  for (let life = 0; life < 300; life += 1) {
    let owed: OwnMoney = { advance: 0, other: 0 };
    let [advances, setOffs, returns] = [0, 0, 0];
    for (let step = 0; step < 40; step += 1) {
      const all = owed.advance + owed.other;
      const reason = (['ADVANCE', 'GIVEN', 'SET_OFF', 'RETURN', 'PAID_OUT', 'TAKEN'] as const)[
        integerBetween(random, 0, 5)
      ];
      if (reason === undefined) continue;
      const isIn = reason === 'ADVANCE' || reason === 'GIVEN';
      const amount = isIn ? integerBetween(random, 1, 100_000) : integerBetween(random, 0, all);
      if (amount === 0) continue;
      const { delta, receipt } = fileChange(owed, change(reason, amount));
      owed = owedAfter(owed, delta);
      expect([owed.advance >= 0, owed.other >= 0]).toEqual([true, true]);
      expect(owed.advance + owed.other).toBe(isIn ? all + amount : all - amount);
      if (receipt === null) {
        // What is taken without a receipt lowers the advance only when nothing else is left.
        if (reason === 'TAKEN') setOffs -= delta.advance;
        continue;
      }
      const lines = receipt.lines.reduce((sum, line) => sum + line.amount, 0);
      expect(lines).toBe(receipt.paid.advance + receipt.paid.other);
      if (receipt.kind === 'ADVANCE') advances += receipt.paid.advance;
      if (receipt.kind === 'SET_OFF') setOffs += receipt.paid.advance;
      if (receipt.kind === 'RETURN') returns += receipt.paid.advance;
    }
    expect(advances - setOffs - returns).toBe(owed.advance);
  }
});
