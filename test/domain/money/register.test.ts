import * as fc from 'fast-check';
import { missingHeadings, readRegisterRow } from '#domain/money/read-register-row.ts';
import type { TableCell } from '#domain/tables/table-cell.ts';
import { compareRegister, type OwnPayment, type RegisterLine } from '#domain/money/register.ts';

const line = (reference: string, amount: number, paid = true): RegisterLine => ({ reference, amount, paid, at: null });
const own = (id: string, amount: number | null, paid = true, ...names: readonly string[]): OwnPayment => ({
  id,
  names,
  amount,
  paid,
});

const told = (theirs: readonly RegisterLine[], ours: readonly OwnPayment[]) =>
  compareRegister(theirs, ours).differences.map(({ kind, reference, ownId }) => [kind, reference, ownId]);

test('a register and the deposits: paid there and not here, here and not there, and with another sum', () => {
  const theirs = [line('both', 100), line('lost', 200), line('differs', 300), line('waits', 500)];
  const ours = [own('both', 100), own('ours', 400), own('differs', 301), own('waits', 500, false)];
  expect(told(theirs, ours)).toEqual([
    ['NOT_HERE', 'lost', null],
    ['OTHER_SUM', 'differs', 'differs'],
    ['NOT_HERE', 'waits', 'waits'],
    ['NOT_THERE', 'ours', 'ours'],
  ]);
});

test('the same register agrees with itself, in any order', () => {
  const payments = fc.uniqueArray(fc.record({ id: fc.uuid(), amount: fc.integer({ min: 1 }) }), {
    selector: ({ id }) => id,
  });
  fc.assert(
    fc.property(payments, (paid) => {
      const result = compareRegister(
        paid.map(({ id, amount }) => line(id, amount)),
        [...paid].reverse().map(({ id, amount }) => own(id, amount)),
      );
      expect(result).toEqual({ differences: [], matched: paid.length });
    }),
  );
});

test('a payment is known by the provider’s own number too, and what went back there is not paid', () => {
  expect(told([line('UP-77', 100)], [own('a', 100, true, 'up-77')])).toEqual([]);
  expect(told([line('a', 100, false)], [own('a', 100)])).toEqual([['NOT_THERE', 'a', 'a']]);
  expect(told([line('a', 100, false)], [own('a', 100, false)])).toEqual([]);
});

const rowOf = (row: Readonly<Record<string, TableCell>>) =>
  readRegisterRow((heading) => row[heading] ?? null, Object.keys(row), 'Europe/Moscow');

test('rows are read whatever the language of their headings; a sum that is none is not guessed', () => {
  const { line: read, problems } = rowOf({
    номер: 'a',
    сумма: '1 250,50',
    статус: 'Оплачено',
    дата: '2026-01-02T03:04:05Z',
  });
  expect(read).toEqual({ reference: 'a', amount: 125_050, paid: true, at: Date.UTC(2026, 0, 2, 3, 4, 5) });
  expect(problems).toEqual([]);
  expect(rowOf({ id: 'a', sum: '10.005', status: 'paid' })).toEqual({
    line: null,
    problems: [{ column: 'sum', why: 'не сумма: «10.005»' }],
  });
  expect(rowOf({ id: 'a', sum: '0', status: 'paid' }).line).toBeNull();
  expect(rowOf({ id: '', sum: '10', status: 'paid' })).toEqual({
    line: null,
    problems: [{ column: 'id', why: 'пусто' }],
  });
  expect(rowOf({ номер: '', сумма: '10', статус: 'Оплачен' }).problems).toEqual([{ column: 'номер', why: 'пусто' }]);
  expect(missingHeadings(['id', 'сумма'])).toEqual(['status']);
});

test('a time that cannot be read is told, and its line counts without it', () => {
  const { line: read, problems } = rowOf({ id: 'a', sum: '10', status: 'refunded', time: 'вчера' });
  expect(read).toMatchObject({ paid: false, at: null });
  expect(problems).toMatchObject([{ column: 'time' }]);
});

test('a number that Excel has rounded is told as such and compared with nothing', () => {
  for (const id of ['1.23457E+15', '1,23457E+15', 2.2e15]) {
    const { line: read, problems } = rowOf({ id, sum: 10, status: 'paid' });
    expect(read).toBeNull();
    expect(problems).toEqual([{ column: 'id', why: expect.stringContaining('Excel округлил номер') }]);
  }
});

test.each(['Оплачена', 'зачислен', 'Проведён', 'Оплачен (СБП)', 'CONFIRMED'])(
  '«%s» in a register means that it was paid',
  (status) => {
    expect(rowOf({ id: 'a', sum: '10', status })).toMatchObject({ line: { paid: true }, problems: [] });
  },
);

test.each(['Возврат', 'Оплачен частично', 'Не оплачен', 'Отменён', 'Истёк', 'refunded', 'pending', '0', 'куку', ''])(
  '«%s» in a register does not mean that it was paid',
  (status) => expect(rowOf({ id: 'a', sum: '10', status }).line?.paid).toBe(false),
);

test('a status that nobody knows is told; one that is known as not paid is not', () => {
  const told = (status: string) => rowOf({ id: 'a', sum: '10', статус: status }).problems;
  expect(told('На полпути')).toEqual([
    { column: 'статус', why: 'незнакомый статус «На полпути»: платёж считается неоплаченным' },
  ]);
  expect(told('')).toMatchObject([{ column: 'статус', why: 'пусто: платёж считается неоплаченным' }]);
  expect([told('Истёк'), told('refunded'), told('Отменён')]).toEqual([[], [], []]);
});
