import { type ApiFailure, isLost } from '../../api/api-error';

/**
 * Whether it is unknown if the payment was started. A payment system that does not answer is known: our server says so,
 * and another way to pay may help.
 */
export const isPaymentLost = (failure: Pick<ApiFailure, 'status' | 'code'>): boolean =>
  isLost(failure) && failure.code !== 'UNITPAY_INIT_PAYMENT_ERROR';
