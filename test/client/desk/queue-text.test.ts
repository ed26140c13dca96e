import type { DeskQueue } from '#domain/people/desk-queue.ts';
import { days, hours } from '#domain/time/durations.ts';
import { type Queue, queueSum, queueText } from '#client/pages/desk/sections/today/queue-text.ts';

const now = Date.UTC(2026, 10, 22, 12);
type First = NonNullable<Queue['first']>;

const waiting = (queue: DeskQueue, first: Partial<First> | null, rest: Partial<Queue> = {}): Queue => ({
  queue,
  waiting: 3,
  urgent: 0,
  oldestAt: new Date(now - hours(1)).toISOString(),
  withinMs: days(1),
  sum: null,
  underWay: 0,
  first: first && {
    id: '7',
    since: new Date(now - hours(1)).toISOString(),
    takeable: true,
    person: null,
    squadId: null,
    gameName: null,
    what: null,
    words: null,
    amount: null,
    count: null,
    bytes: null,
    until: null,
    ...first,
  },
  ...rest,
});

const plain = (text: string | null): string | null => text?.replaceAll('\u00a0', ' ') ?? null;

test.each<[DeskQueue, Partial<First>, string]>([
  ['withdrawals', { person: 'Мирай', amount: 18_500, what: 'SBP' }, 'Мирай, 18 500 ₽, СБП'],
  [
    'disputes',
    { squadId: 17_986, until: new Date(now + days(2) + hours(20)).toISOString() },
    'Сквад № 17 986: без решения через 2 д 20 ч полный возврат',
  ],
  ['support', { person: 'Пират', words: 'Не пускает', what: 'PAY' }, 'Пират: «Не пускает» · Оплата и баланс'],
  ['support', { person: 'Пират', what: 'PAY' }, 'Пират · Оплата и баланс'],
  ['applications', { person: 'Стажёр', gameName: 'Dota 2' }, 'Стажёр · Dota 2'],
  ['articles', { person: 'Феникс', what: 'Эко-раунды' }, 'Феникс: «Эко-раунды»'],
  [
    'recordings',
    { squadId: 18_391, person: 'Сова', count: 3, bytes: 1_048_576 },
    'Сквад № 18 391 · Сова · 3 файла, 1 МБ',
  ],
  ['strikes', { person: 'Гранит', gameName: 'Dota 2', count: 5 }, 'Гранит · Dota 2 · 5 предупреждений'],
  ['deadlines', { squadId: 18_400, what: 'squad.settlementDue' }, 'Сквад № 18 400 · Ждёт расчёта'],
  ['appeals', { person: 'Гроза', what: 'BLOCK' }, 'Блокировка: Гроза'],
  ['rings', { count: 3, amount: 2608 }, '3 аккаунта, 2 608 ₽'],
  ['reports', { person: 'Гроза', what: 'USER' }, 'На человека: Гроза'],
  ['deposits', { person: 'Енот', amount: 300 }, 'Енот, не хватает 300 ₽'],
  ['callbacks', { what: 'FREEKASSA' }, 'FreeKassa'],
  ['agreements', { person: 'Енот', amount: 25_000, what: 'draw:7' }, 'Розыгрыш № 7 · Енот, 25 000 ₽'],
  ['corrections', { person: 'Енот', amount: -12_000 }, 'Енот, −12 000 ₽'],
  ['ledger', { what: 'BELOW_ZERO' }, 'Счёт ушёл ниже нуля'],
])('of %s it says what is first', (queue, first, expected) => {
  expect(plain(queueText(waiting(queue, first), now))).toBe(expected);
});

test('confirmed withdrawals are told beside the first, and money only where some is at stake', () => {
  const queue = waiting('withdrawals', null, { underWay: 5, sum: 68_400 });
  expect(queueText(queue, now)).toBe('5 подтверждены и ждут выплаты');
  expect(plain(queueSum(queue))).toBe('68 400 ₽');
  expect(plain(queueSum(waiting('disputes', null, { sum: 4310 })))).toBe('4 310 ₽ заморожено');
  expect(queueSum(waiting('support', null))).toBeNull();
});
