import { transition } from 'xstate';
import { drawMachine } from '#domain/draws/draw-machine.ts';
import { type DrawEvent, drawLife } from '#domain/draws/draw-states.ts';
import { type CorrectionEvent, correctionLife } from '#domain/money/correction-states.ts';
import { type DepositEvent, depositLife } from '#domain/money/deposit-states.ts';
import { type GiftCertificateEvent, giftCertificateLife } from '#domain/money/gift-certificate-states.ts';
import {
  correctionMachine,
  depositPaymentMachine,
  giftCertificateMachine,
  reserveMachine,
  reservePartMachine,
  withdrawalMachine,
} from '#domain/money/money-machines.ts';
import {
  holdsMoney,
  isPartOpen,
  type ReserveEvent,
  reserveLife,
  type ReservePartEvent,
  reservePartLife,
} from '#domain/money/reserve-states.ts';
import { type WithdrawalEvent, withdrawalLife } from '#domain/money/withdrawal-states.ts';

const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>) => Object.keys(record) as Key[];

/** Every event of each kind, so that a new one does not compile without being tried. */
const depositEvents = keysOf<DepositEvent['type']>({
  'deposit.delayed': 0,
  'deposit.paid': 0,
  'deposit.declined': 0,
  'deposit.refunded': 0,
});
const withdrawalEvents = keysOf<WithdrawalEvent['type']>({
  'withdrawal.confirmed': 0,
  'withdrawal.paid': 0,
  'withdrawal.rejected': 0,
  'withdrawal.canceled': 0,
});
const reserveEvents = keysOf<ReserveEvent['type']>({
  'reserve.funded': 0,
  'reserve.takenBack': 0,
  'reserve.emptied': 0,
  'reserve.canceled': 0,
});
const partEvents = keysOf<ReservePartEvent['type']>({
  'part.confirmed': 0,
  'part.rejected': 0,
  'part.requestedAnew': 0,
});
const certificateEvents = keysOf<GiftCertificateEvent['type']>({
  'certificate.paid': 0,
  'certificate.activated': 0,
  'certificate.expired': 0,
});
const correctionEvents = keysOf<CorrectionEvent['type']>({ 'correction.confirmed': 0, 'correction.rejected': 0 });
const drawEvents = keysOf<DrawEvent['type']>({ 'draw.drawn': 0, 'draw.canceled': 0, 'draw.paid': 0 });

const cross = <A, B>(as: readonly A[], bs: readonly B[]) => as.flatMap((a) => bs.map((b) => [a, b] as const));

describe('a life and its machine go the same way:', () => {
  test.each(cross(keysOf(depositLife.states), depositEvents))('a deposit %s, %s', (value, type) => {
    const [{ value: next }] = transition(depositPaymentMachine, depositPaymentMachine.resolveState({ value }), {
      type,
    });
    expect(depositLife.after(value, type) ?? value).toBe(next);
  });

  test.each(cross(keysOf(withdrawalLife.states), withdrawalEvents))('a withdrawal %s, %s', (value, type) => {
    const [{ value: next }] = transition(withdrawalMachine, withdrawalMachine.resolveState({ value }), { type });
    expect(withdrawalLife.after(value, type) ?? value).toBe(next);
  });

  test.each(cross(keysOf(reserveLife.states), reserveEvents))('a reserve %s, %s', (value, type) => {
    const [{ value: next }] = transition(reserveMachine, reserveMachine.resolveState({ value }), { type });
    expect(reserveLife.after(value, type) ?? value).toBe(next);
  });

  test.each(cross(keysOf(reservePartLife.states), partEvents))('a part of a reserve %s, %s', (value, type) => {
    const [{ value: next }] = transition(reservePartMachine, reservePartMachine.resolveState({ value }), { type });
    expect(reservePartLife.after(value, type) ?? value).toBe(next);
  });

  test.each(cross(keysOf(giftCertificateLife.states), certificateEvents))('a certificate %s, %s', (value, type) => {
    const before = giftCertificateMachine.resolveState({ value });
    const [{ value: next }] = transition(giftCertificateMachine, before, { type });
    expect(giftCertificateLife.after(value, type) ?? value).toBe(next);
  });

  test.each(cross(keysOf(correctionLife.states), correctionEvents))('a correction %s, %s', (value, type) => {
    const [{ value: next }] = transition(correctionMachine, correctionMachine.resolveState({ value }), { type });
    expect(correctionLife.after(value, type) ?? value).toBe(next);
  });

  test.each(cross(keysOf(drawLife.states), drawEvents))('a draw %s, %s', (value, type) => {
    const [{ value: next }] = transition(drawMachine, drawMachine.resolveState({ value }), { type });
    expect(drawLife.after(value, type) ?? value).toBe(next);
  });
});

test('a deposit is credited once, in whatever order its provider’s notices come, and only what was credited goes back', () => {
  for (const at of ['CREATED', 'DELAYED', 'DECLINED'] as const) {
    expect(depositLife.after(at, 'deposit.paid')).toBe('PAID');
    expect(depositLife.fits(at, 'deposit.refunded')).toBe(false);
  }
  expect(depositEvents.filter((type) => depositLife.fits('PAID', type))).toEqual(['deposit.refunded']);
  expect(depositEvents.filter((type) => depositLife.fits('REFUNDED', type))).toEqual([]);
});

test('money of a withdrawal is held until it is paid or back on the balance; only an unconfirmed one is the person’s to cancel', () => {
  expect(withdrawalLife.open).toEqual(['WAITING_FOR_CONFIRMATION', 'CONFIRMED']);
  expect(withdrawalLife.fits('CONFIRMED', 'withdrawal.canceled')).toBe(false);
  expect(withdrawalLife.fits('WAITING_FOR_CONFIRMATION', 'withdrawal.paid')).toBe(false);
});

test('a reserve holds money from its funding until it is emptied or canceled', () => {
  expect(keysOf(reserveLife.states).filter(holdsMoney)).toEqual(['RESERVED']);
  expect(reserveLife.fits('RESERVED', 'reserve.takenBack')).toBe(false);
});

test('a rejected part may be requested anew, a paid one never', () => {
  expect(keysOf(reservePartLife.states).filter(isPartOpen)).toEqual(['PENDING']);
  expect(reservePartLife.after('REJECTED', 'part.requestedAnew')).toBe('PENDING');
  expect(partEvents.filter((type) => reservePartLife.fits('CONFIRMED', type))).toEqual([]);
});

test('a step that its caller has not made sure of is a mistake of ours and says which', () => {
  expect(giftCertificateLife.enter('PAID', 'certificate.activated')).toBe('ACTIVATED');
  expect(() => giftCertificateLife.enter('ACTIVATED', 'certificate.expired')).toThrow(
    'gift certificate: certificate.expired does not fit ACTIVATED',
  );
});
