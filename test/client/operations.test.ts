import type { Transaction } from '#contract/schemas/transaction.ts';
import { dayRows } from '#client/pages/balance/operations/day-rows.ts';
import { operationText } from '#domain/money/operation-text.ts';
import { operationLink } from '#client/entities/money/operation/operation-link.ts';
import { readGroups, typeGroups, typesOf } from '#client/pages/balance/operations/type-groups.ts';
import { bonusReasons } from '#domain/money/bonus.ts';
import { setTimeZone } from '#client/kit/time/server-now.ts';
import { transactionTypes } from '#domain/money/transaction-type.ts';
import { aTransaction as line } from '../support/client/a-transaction';

beforeEach(() => setTimeZone('Europe/Moscow'));

describe('days of the history', () => {
  const now = Date.parse('2026-11-20T12:00:00.000Z');
  const names = (...moments: readonly string[]) =>
    dayRows(
      moments.map((createdAt, index) => line({ id: String(index), createdAt })),
      new Map(),
      now,
    ).flatMap((row) => (row.kind === 'day' ? [row.name] : []));

  test('are named once each, as people name them', () => {
    expect(
      names(
        '2026-11-20T11:00:00.000Z',
        '2026-11-20T05:00:00.000Z',
        '2026-11-19T11:00:00.000Z',
        '2026-11-18T11:00:00.000Z',
        '2025-12-29T06:00:00.000Z',
      ),
    ).toEqual(['Сегодня', 'Вчера', '18 ноября', '29 декабря 2025']);
  });

  test('begin at the person’s own midnight', () => {
    const momentBetweenMidnights = '2026-11-19T22:00:00.000Z';
    expect(names(momentBetweenMidnights)).toEqual(['Сегодня']);
    setTimeZone('America/New_York');
    expect(names(momentBetweenMidnights)).toEqual(['Вчера']);
  });
});

describe('words of an operation', () => {
  const squad = {
    id: 18_402,
    gameId: 'cs2',
    category: 'Повышение ранга',
    minutes: 60,
    mates: ['Северин'],
    clients: ['Киберкот'],
  };

  test.each<[Partial<Transaction>, string, string | null]>([
    [
      { type: 'PURCHASE', squadId: 18_402, squad },
      'Оплата сквада №\u00a018\u00a0402',
      'Повышение ранга, час · Северин',
    ],
    [{ type: 'PURCHASE', squadId: 18_402, reversal: true, squad: null }, 'Возврат за сквад №\u00a018\u00a0402', null],
    [
      { type: 'SELL', squadId: 18_402, squad, details: { percent: 78 } },
      'Заработок за сквад №\u00a018\u00a0402',
      'Повышение ранга, час · Киберкот · 78\u00a0% заказа',
    ],
    [{ type: 'DISPUTE', squadId: 18_377 }, 'Возврат по спору', 'Сквад №\u00a018\u00a0377'],
    [{ type: 'DEPOSIT', details: { method: 'SBP' } }, 'Пополнение', 'СБП'],
    [{ type: 'DEPOSIT', details: { method: 'NEW_WAY' } }, 'Пополнение', 'NEW_WAY'],
    [
      { type: 'CORRECTION', bonusReason: 'MATES_CONTEST', details: { comment: 'Первое место' } },
      'Приз конкурса напарников',
      'Первое место',
    ],
    [
      { type: 'CORRECTION', bonusReason: 'MATE_FINE', details: { comment: 'Приз ушёл дважды' } },
      'Удержание',
      'Приз ушёл дважды',
    ],
    [
      { type: 'CORRECTION', bonusReason: 'CLIENT_TOPUP_BONUS', bonusAmount: -50, details: { ended: true } },
      'Сгорели бонусы',
      'Бонус за пополнение',
    ],
    [
      { type: 'CORRECTION', bonusReason: 'GIFT_CERTIFICATE', giftAmount: -50, details: { ended: true } },
      'Сгорели подарочные деньги',
      'Подарочный сертификат',
    ],
    [{ type: 'CORRECTION', bonusReason: 'REFERRAL_PROGRAMM' }, 'Бонус за приглашённого друга', 'Реферальная программа'],
    [
      { type: 'PURCHASE_TIPS', details: { username: 'Ветер', goalTitle: 'Новая мышь' } },
      'Чаевые',
      'Ветер на цель «Новая мышь»',
    ],
    [
      { type: 'PURCHASE_BLOG_ARTICLE', details: { articleTitle: 'Раскидки на Мираже', username: 'Мирай' } },
      'Статья «Раскидки на Мираже»',
      'Автор Мирай',
    ],
  ])('%j', (given, title, subtitle) => {
    expect(operationText(line(given))).toEqual({ title, subtitle });
  });
});

test('a day has its own sums, found by the person’s own date', () => {
  const sums = { day: '2026-11-20', income: 3000, spent: -150 };
  const rows = dayRows([line({ createdAt: '2026-11-19T22:00:00.000Z' })], new Map([[sums.day, sums]]), Date.now());
  expect(rows[0]).toMatchObject({ kind: 'day', sums });
});

test('every type and every reason of a bonus has words of its own', () => {
  const named = [
    ...transactionTypes.map((type) => line({ type })),
    ...bonusReasons.map((bonusReason) => line({ type: 'CORRECTION', bonusReason })),
  ];
  for (const one of named) expect(operationText(one).title).toMatch(/^[А-ЯЁ]/);
});

describe('what an operation opens', () => {
  const depositId = '018f2b6e-0000-7000-8000-000000000001';
  test.each<[Partial<Transaction>, string | null]>([
    [{ squad: { id: 5, gameId: 'cs2', category: '', minutes: 60, mates: [], clients: [] } }, '/cs2/squads/5'],
    [{ details: { articleId: 7 } }, '/blog/material-7'],
    [{ details: { depositId } }, `/balance/deposits/${depositId}`],
    [{ details: { reserveId: depositId } }, '/balance/reserves'],
    [{ type: 'PURCHASE_GIFT_CERTIFICATE' }, '/balance/gifts'],
    [{ type: 'CORRECTION' }, null],
  ])('%j', (given, place) => expect(operationLink(line(given))?.to ?? null).toBe(place));
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
