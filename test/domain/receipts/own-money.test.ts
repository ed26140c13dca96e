import { type LedgerOperation, ownChangesOf } from '#domain/receipts/own-money.ts';
import { linesOfSale } from '#domain/receipts/sale-lines.ts';

type Side = 'USER' | 'BONUS' | 'GIFT' | 'HOLD' | 'PLATFORM' | 'OUTSIDE';

/** `USER:cat` → kind and owner; an owner may have a colon of its own. */
const side = (name: `${Side}:${string}`) => {
  const [kind = '', ...owner] = name.split(':');
  return { kind, owner: owner.join(':') };
};

const move = (from: `${Side}:${string}`, to: `${Side}:${string}`, amount: number) => ({
  from: side(from),
  to: side(to),
  amount,
});

const operation = (kind: string, given: Partial<LedgerOperation>): LedgerOperation => ({
  kind,
  movements: [],
  spent: [],
  holders: new Map(),
  earners: new Set(),
  ...given,
});

const told = (given: LedgerOperation) =>
  ownChangesOf(given).map(({ personId, reason, amount, lines }) => [
    personId,
    reason,
    amount,
    lines.map(({ subject, principalId, amount: sum }) => `${subject} ${principalId ?? 'service'} ${sum}`),
  ]);

describe('what an operation is for receipts', () => {
  test('a deposit is an advance; its bonus is none', () => {
    const movements = [move('OUTSIDE:UNITPAY', 'USER:cat', 300_000), move('PLATFORM:bonus', 'BONUS:cat', 15_000)];
    expect(told(operation('deposit', { movements }))).toEqual([
      ['cat', 'ADVANCE', 300_000, ['ADVANCE service 300000']],
    ]);
  });

  test('money that is held is still owed, and so is what a hold gives back', () => {
    const movements = [move('USER:cat', 'HOLD:squad:5', 900), move('HOLD:squad:5', 'USER:cat', 400)];
    expect(told(operation('squad.pay', { movements }))).toEqual([]);
  });

  test('a played squad: the mate’s part as their agent, the service’s own share apart, bonus money no payment', () => {
    const movements = [move('HOLD:squad:5', 'USER:fox', 7000), move('HOLD:squad:5', 'PLATFORM:revenue', 3000)];
    const spent = [{ hold: 'squad:5', payerId: 'cat', gross: 10_000, own: 8500 }];
    expect(told(operation('squad.confirm', { movements, spent, earners: new Set(['fox']) }))).toEqual([
      ['fox', 'GIVEN', 7000, []],
      ['cat', 'SET_OFF', 8500, ['SQUAD fox 7000', 'SQUAD service 1500']],
    ]);
  });

  test('of several payers each gets a receipt of their own money; the mate’s lines add up to what the mate got', () => {
    const movements = [
      move('HOLD:squad:5', 'USER:fox', 6667),
      move('HOLD:squad:5', 'USER:owl', 1000),
      move('HOLD:squad:5', 'PLATFORM:revenue', 2333),
    ];
    const spent = ['cat', 'dog', 'elk'].map((payerId, index) => ({
      hold: 'squad:5',
      payerId,
      gross: index === 0 ? 3334 : 3333,
      own: index === 0 ? 3334 : 3333,
    }));
    const changes = ownChangesOf(operation('squad.confirm', { movements, spent, earners: new Set(['fox', 'owl']) }));
    const lines = changes.flatMap((change) => change.lines);
    const ofMate = (id: string) =>
      lines.reduce((sum, { principalId, amount }) => sum + (principalId === id ? amount : 0), 0);
    expect([ofMate('fox'), ofMate('owl')]).toEqual([6667, 1000]);
    for (const { amount, lines: own } of changes)
      if (own.length > 0) expect(own.reduce((sum, line) => sum + line.amount, 0)).toBe(amount);
  });

  test('a payer who gets something back in the same step earns nothing by it', () => {
    const movements = [
      move('HOLD:squad:5', 'USER:cat', 5000),
      move('HOLD:squad:5', 'USER:fox', 3500),
      move('HOLD:squad:5', 'PLATFORM:revenue', 1500),
    ];
    const spent = [{ hold: 'squad:5', payerId: 'cat', gross: 5000, own: 5000 }];
    expect(told(operation('squad.leave', { movements, spent, earners: new Set(['fox']) }))).toEqual([
      ['fox', 'GIVEN', 3500, []],
      ['cat', 'SET_OFF', 5000, ['SQUAD fox 3500', 'SQUAD service 1500']],
    ]);
  });

  test('a tip is sold at once', () => {
    const movements = [move('USER:cat', 'USER:fox', 900), move('USER:cat', 'PLATFORM:revenue', 100)];
    expect(told(operation('POST /v1/balance/tips/purchase', { movements }))).toEqual([
      ['cat', 'SET_OFF', 1000, ['TIPS fox 900', 'TIPS service 100']],
      ['fox', 'GIVEN', 900, []],
    ]);
  });

  test('an article bought mostly with bonus money: the receipt has the buyer’s own money alone', () => {
    const movements = [
      move('USER:cat', 'USER:fox', 3000),
      move('BONUS:cat', 'USER:fox', 5000),
      move('BONUS:cat', 'PLATFORM:revenue', 2000),
    ];
    expect(told(operation('POST /v1/balance/articles/{articleId}/pay', { movements }))).toEqual([
      ['cat', 'SET_OFF', 3000, ['ARTICLE fox 3000']],
      ['fox', 'GIVEN', 8000, []],
    ]);
  });

  test('a refunded article undoes the sale; the author gives back what they have', () => {
    const movements = [move('USER:fox', 'USER:cat', 500), move('PLATFORM:revenue', 'USER:cat', 2500)];
    expect(told(operation('POST /v1/admin/blog/purchases/{id}/refund', { movements }))).toEqual([
      ['cat', 'SET_OFF_RETURN', 3000, ['ARTICLE fox 500', 'ARTICLE service 2500']],
      ['fox', 'TAKEN', 500, []],
    ]);
  });

  test.each([
    [
      'reserve:r',
      'USER:fox',
      'unreserve: confirm',
      [
        ['cat', 'SET_OFF', 700, ['RESERVE fox 700']],
        ['fox', 'GIVEN', 700, []],
      ],
    ],
    ['course:c', 'PLATFORM:subsidy', 'course.expired', [['cat', 'SET_OFF', 700, ['COURSE service 700']]]],
    ['certificate:g', 'GIFT:dog', 'activate certificate', [['cat', 'SET_OFF', 700, ['CERTIFICATE service 700']]]],
    ['certificate:g', 'BONUS:cat', 'certificate ended', [['cat', 'SET_OFF', 700, ['CERTIFICATE service 700']]]],
    ['certificate:g', 'USER:cat', 'certificate ended', []],
    ['withdrawal:w', 'OUTSIDE:CARD', 'pay withdrawal', [['cat', 'PAID_OUT', 700, []]]],
    ['withdrawal:w', 'PLATFORM:revenue', 'pay withdrawal', [['cat', 'SET_OFF', 700, ['WITHDRAWAL_FEE service 700']]]],
    ['reserve:r', 'USER:cat', 'cancel reserve', []],
  ] as const)('what leaves HOLD:%s for %s', (hold, to, kind, changes) => {
    const holders = new Map([[hold, 'cat']]);
    expect(told(operation(kind, { movements: [move(`HOLD:${hold}`, to, 700)], holders }))).toEqual(changes);
  });

  test('referrals are paid out of what others have earned, and are nobody’s receipt', () => {
    const movements = [move('USER:fox', 'USER:ant', 30), move('PLATFORM:revenue', 'USER:ant', 20)];
    expect(told(operation('squad.confirm', { movements }))).toEqual([
      ['fox', 'TAKEN', 30, []],
      ['ant', 'GIVEN', 50, []],
    ]);
  });

  test('a provider takes a deposit back', () => {
    const movements = [move('USER:cat', 'OUTSIDE:ENOT', 900), move('BONUS:cat', 'PLATFORM:bonus', 90)];
    expect(told(operation('deposit refunded', { movements }))).toEqual([
      ['cat', 'RETURN', 900, ['ADVANCE service 900']],
    ]);
  });
});

test('bonus money lowers the service’s share first, then the mates’ lines in proportion', () => {
  const principals = [
    { id: 'fox', amount: 300 },
    { id: 'owl', amount: 100 },
  ];
  const lines = (own: number) =>
    linesOfSale({ subject: 'SQUAD', own, principals }).map(({ principalId, amount }) => [principalId, amount]);
  expect(lines(500)).toEqual([
    ['fox', 300],
    ['owl', 100],
    [null, 100],
  ]);
  expect(lines(400)).toEqual([
    ['fox', 300],
    ['owl', 100],
  ]);
  expect(lines(101)).toEqual([
    ['fox', 75],
    ['owl', 26],
  ]);
  expect(lines(0)).toEqual([]);
});
