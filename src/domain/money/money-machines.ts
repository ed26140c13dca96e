import { setup } from 'xstate';
import { phantom } from '../phantom';
import { type CorrectionEvent, correctionLife } from './correction-states';
import { type DepositEvent, depositLife } from './deposit-states';
import { type GiftCertificateEvent, giftCertificateLife } from './gift-certificate-states';
import { type ReserveEvent, reserveLife, type ReservePartEvent, reservePartLife } from './reserve-states';
import { type WithdrawalEvent, withdrawalLife } from './withdrawal-states';

/** What becomes of a deposit by its provider's notices; `deposit` is the machine of the page that pays. */
export const depositPaymentMachine = setup({ types: { events: phantom<DepositEvent>() } }).createMachine({
  id: 'depositPayment',
  description: 'Оплата пополнения провайдером',
  initial: 'CREATED',
  states: depositLife.states,
});

export const withdrawalMachine = setup({ types: { events: phantom<WithdrawalEvent>() } }).createMachine({
  id: 'withdrawal',
  description: 'Вывод денег',
  initial: 'WAITING_FOR_CONFIRMATION',
  states: withdrawalLife.states,
});

export const reserveMachine = setup({ types: { events: phantom<ReserveEvent>() } }).createMachine({
  id: 'reserve',
  description: 'Резерв денег для напарника',
  initial: 'CREATED',
  states: reserveLife.states,
});

export const reservePartMachine = setup({ types: { events: phantom<ReservePartEvent>() } }).createMachine({
  id: 'reservePart',
  description: 'Часть резерва',
  initial: 'PENDING',
  states: reservePartLife.states,
});

export const giftCertificateMachine = setup({ types: { events: phantom<GiftCertificateEvent>() } }).createMachine({
  id: 'giftCertificate',
  description: 'Подарочный сертификат',
  initial: 'CREATED',
  states: giftCertificateLife.states,
});

export const correctionMachine = setup({ types: { events: phantom<CorrectionEvent>() } }).createMachine({
  id: 'correction',
  description: 'Правка баланса вторым оператором',
  initial: 'WAITING',
  states: correctionLife.states,
});
