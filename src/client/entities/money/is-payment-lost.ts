import type { ApiFailure } from '../../api/api-error';

/**
 * Whether it is unknown if the payment was started. A payment system that does not answer is known: our server says so,
 * and another way to pay may help.
 */
export const isPaymentLost = ({ status, code }: Pick<ApiFailure, 'status' | 'code'>): boolean =>
  (status === 0 || status >= 500) && code !== 'UNITPAY_INIT_PAYMENT_ERROR';
