import { bonusReasons } from '#domain/money/bonus.ts';
import {
  correctionKinds,
  correctionMoneys,
  isSoundCorrection,
  kindsFor,
  moneysFor,
  reasonOfCorrection,
  sumOfKind,
} from '#domain/money/correction.ts';

test('mates and clients are offered only their kinds of corrections', () => {
  const forMates = ['MATES_CONTEST', 'MATE_PACKAGE_BONUS'];
  expect(kindsFor('GIVE', true)).toEqual(expect.arrayContaining([...forMates, 'VERIFIED_CONTEST', 'OTHER']));
  expect(kindsFor('GIVE', true)).not.toContain('VIDEO_REVIEW');
  expect(kindsFor('GIVE', false)).not.toEqual(expect.arrayContaining(forMates));
  expect(kindsFor('GIVE', false)).toContain('VIDEO_REVIEW');
  expect(kindsFor('TAKE', true)).toContain('MATE_FINE');
  expect(kindsFor('TAKE', false)).toEqual(['COMPENSATION', 'PAYMENT_MISTAKE', 'GOODWILL', 'ABUSE', 'OTHER']);
});

test('what is offered can be done, in each money that is offered', () => {
  for (const mate of [true, false])
    for (const way of ['GIVE', 'TAKE'] as const)
      for (const kind of kindsFor(way, mate)) {
        const moneys = moneysFor(kind, way, mate);
        expect(moneys.length).toBeGreaterThan(0);
        const amount = (way === 'GIVE' ? 1 : -1) * (sumOfKind(kind) ?? 100);
        for (const money of moneys) expect(isSoundCorrection({ kind, money, amount })).toBe(true);
      }
});

test('mates are not given bonus money; what they have left of it is taken, not as a deduction', () => {
  expect(new Set(kindsFor('GIVE', true).flatMap((kind) => moneysFor(kind, 'GIVE', true)))).toEqual(new Set(['OWN']));
  expect(moneysFor('OTHER', 'TAKE', true)).toEqual(['OWN', 'BONUS', 'GIFT']);
  expect(moneysFor('MATE_FINE', 'TAKE', true)).toEqual(['OWN']);
});

test('money of certificates is taken from mates alone, and given by no correction', () => {
  expect(new Set(kindsFor('GIVE', true).flatMap((kind) => moneysFor(kind, 'GIVE', true)))).not.toContain('GIFT');
  expect(new Set(kindsFor('TAKE', false).flatMap((kind) => moneysFor(kind, 'TAKE', false)))).not.toContain('GIFT');
  expect(isSoundCorrection({ kind: 'OTHER', money: 'GIFT', amount: 100 })).toBe(false);
  expect(isSoundCorrection({ kind: 'OTHER', money: 'GIFT', amount: -100 })).toBe(true);
});

test('with what the product gives by itself, every bonus reason occurs', () => {
  const byItself = [
    'CLIENT_TOPUP_BONUS',
    'CLIENT_PACKAGE_BONUS',
    'REFERRAL_PROGRAMM',
    'CONFIRMED_REGISTRATION_BONUS',
    'GIFT_CERTIFICATE',
  ];
  const byOperators = correctionKinds.flatMap((kind) =>
    correctionMoneys.flatMap((money) =>
      [sumOfKind(kind) ?? 100, -100]
        .filter((amount) => isSoundCorrection({ kind, money, amount }))
        .map((amount) => reasonOfCorrection({ kind, money, amount })),
    ),
  );
  expect(new Set([...byItself, ...byOperators])).toEqual(new Set([...bonusReasons, null]));
});
