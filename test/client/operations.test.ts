import type { Transaction } from '../../src/contract/schemas/transaction';
import { csvText } from '../../src/client/features/balance/operations/csv-text';
import { dayRows } from '../../src/client/features/balance/operations/day-rows';
import { operationWords } from '../../src/client/features/balance/operations/operation-words';
import { readGroups, typeGroups, typesOf } from '../../src/client/features/balance/operations/type-groups';
import { setTimeZone } from '../../src/client/ui/time/time-zone';
import { transactionTypes } from '../../src/domain/enums/transaction-type';

const line = (given: Partial<Transaction> = {}): Transaction => ({
  id: '1',
  type: 'DEPOSIT',
  amount: 3000,
  bonusAmount: 0,
  bonusReason: null,
  status: null,
  reversal: false,
  squadId: null,
  squad: null,
  withdrawal: null,
  details: {},
  createdAt: '2026-11-20T11:20:00.000Z',
  ...given,
});

beforeEach(() => setTimeZone('Europe/Moscow'));

describe('days of the history', () => {
  const now = Date.parse('2026-11-20T12:00:00.000Z');
  const names = (...moments: readonly string[]) =>
    dayRows(moments.map((createdAt, index) => line({ id: String(index), createdAt })), now).flatMap((row) => (row.kind === 'day' ? [row.name] : []));

  test('are named once each, as people name them', () => {
    expect(names('2026-11-20T11:00:00.000Z', '2026-11-20T05:00:00.000Z', '2026-11-19T11:00:00.000Z', '2026-11-18T11:00:00.000Z', '2025-12-29T06:00:00.000Z')).toEqual([
      'Сегодня',
      'Вчера',
      '18 ноября',
      '29 декабря 2025',
    ]);
  });

  test('begin at the person’s own midnight', () => {
    const momentBetweenMidnights = '2026-11-19T22:00:00.000Z';
    expect(names(momentBetweenMidnights)).toEqual(['Сегодня']);
    setTimeZone('America/New_York');
    expect(names(momentBetweenMidnights)).toEqual(['Вчера']);
  });
});

describe('words of an operation', () => {
  const squad = { id: 18_402, gameId: 'cs2', category: 'Повышение ранга', minutes: 60, mates: ['Северин'] };

  test.each<[Partial<Transaction>, string, string | null]>([
    [{ type: 'PURCHASE', squadId: 18_402, squad }, 'Оплата сквада № 18\u202f402', 'Повышение ранга, час · Северин'],
    [{ type: 'PURCHASE', squadId: 18_402, reversal: true, squad: null }, 'Возврат за сквад № 18\u202f402', null],
    [{ type: 'DISPUTE', squadId: 18_377 }, 'Возврат по спору', 'Сквад № 18\u202f377'],
    [{ type: 'DEPOSIT', details: { method: 'SBP' } }, 'Пополнение', 'СБП'],
    [{ type: 'DEPOSIT', details: { method: 'NEW_WAY' } }, 'Пополнение', 'NEW_WAY'],
    [{ type: 'CORRECTION', bonusReason: 'REFERRAL_PROGRAMM' }, 'Бонус за приглашённого друга', 'Реферальная программа'],
    [{ type: 'PURCHASE_TIPS', details: { username: 'Ветер', goalTitle: 'Новая мышь' } }, 'Чаевые', 'Ветер на цель «Новая мышь»'],
    [{ type: 'PURCHASE_BLOG_ARTICLE', details: { articleTitle: 'Раскидки на Мираже', username: 'Мирай' } }, 'Статья «Раскидки на Мираже»', 'Автор Мирай'],
  ])('%j', (given, title, subtitle) => {
    expect(operationWords(line(given))).toEqual({ title, subtitle });
  });
});

describe('the exported file', () => {
  test('opens in a spreadsheet and runs no formula', () => {
    const text = csvText([line({ type: 'PURCHASE_TIPS', amount: -150.5, details: { username: '=HYPERLINK("http://evil")' } })]);
    const [head = '', row = ''] = text.split('\r\n');
    expect(head.startsWith('\uFEFF"Номер";"Дата"')).toBe(true);
    expect(row).toBe(`1;20.11.2026;14:20;"Чаевые";"'=HYPERLINK(""http://evil"")";"";-150,50;0,00`);
  });
});

describe('the filter', () => {
  test('covers every type of operation once', () => {
    expect(Object.values(typeGroups).flat().sort()).toEqual([...transactionTypes].sort());
  });

  test('is read from the address, nonsense passed over', () => {
    expect(readGroups('tips.nonsense.deposits')).toEqual(['tips', 'deposits']);
    expect(typesOf(readGroups('tips'))).toEqual(['PURCHASE_TIPS', 'SELL_TIPS']);
    expect(readGroups(null)).toEqual([]);
  });
});
