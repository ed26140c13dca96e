import { drawMachine } from '#domain/draws/draw-machine.ts';
import {
  correctionMachine,
  depositPaymentMachine,
  giftCertificateMachine,
  reserveMachine,
  reservePartMachine,
  withdrawalMachine,
} from '#domain/money/money-machines.ts';
import { playable } from '../playable';

const nothing = () => [{}];

/** A deposit whose provider has not answered yet. */
export const depositPaymentPlayable = playable(depositPaymentMachine, {
  file: '#domain/money/money-machines.ts',
  name: 'depositPaymentMachine',
  input: () => undefined,
  events: {
    'deposit.delayed': nothing,
    'deposit.paid': nothing,
    'deposit.declined': nothing,
    'deposit.refunded': nothing,
  },
});

/** A withdrawal that waits for an operator. */
export const withdrawalPlayable = playable(withdrawalMachine, {
  file: '#domain/money/money-machines.ts',
  name: 'withdrawalMachine',
  input: () => undefined,
  events: {
    'withdrawal.confirmed': nothing,
    'withdrawal.paid': nothing,
    'withdrawal.rejected': nothing,
    'withdrawal.canceled': nothing,
  },
});

/** A reserve whose link nobody has used yet. */
export const reservePlayable = playable(reserveMachine, {
  file: '#domain/money/money-machines.ts',
  name: 'reserveMachine',
  input: () => undefined,
  events: {
    'reserve.funded': nothing,
    'reserve.takenBack': nothing,
    'reserve.emptied': nothing,
    'reserve.canceled': nothing,
  },
});

/** A part that the mate requests. */
export const reservePartPlayable = playable(reservePartMachine, {
  file: '#domain/money/money-machines.ts',
  name: 'reservePartMachine',
  input: () => undefined,
  events: { 'part.confirmed': nothing, 'part.rejected': nothing, 'part.requestedAnew': nothing },
});

/** A certificate that is not paid yet. */
export const giftCertificatePlayable = playable(giftCertificateMachine, {
  file: '#domain/money/money-machines.ts',
  name: 'giftCertificateMachine',
  input: () => undefined,
  events: { 'certificate.paid': nothing, 'certificate.activated': nothing, 'certificate.expired': nothing },
});

/** A correction that waits for a second operator. */
export const correctionPlayable = playable(correctionMachine, {
  file: '#domain/money/money-machines.ts',
  name: 'correctionMachine',
  input: () => undefined,
  events: { 'correction.confirmed': nothing, 'correction.rejected': nothing },
});

/** A draw that people enter. */
export const drawPlayable = playable(drawMachine, {
  file: '#domain/draws/draw-machine.ts',
  name: 'drawMachine',
  input: () => undefined,
  events: { 'draw.drawn': nothing, 'draw.canceled': nothing, 'draw.paid': nothing },
});
