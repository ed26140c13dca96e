import { useRef } from 'react';
import type { BodyInputOf } from '../../../../contract/kit/endpoint';
import type { withdrawalsContract } from '../../../../contract/withdrawals';
import { failureOf } from '../../../api/api-failure';
import type { ApiFailure } from '../../../api/api-failure';
import { useWithdrawMutation } from '../../../api/balance-api';

export type WithdrawRequest = BodyInputOf<(typeof withdrawalsContract)['POST /v1/balance/withdraw']>;

interface Attempt {
  readonly key: string;
  readonly request: string;
}

/**
 * Asks for a withdrawal. After a lost answer the same request goes out under the same key, so that it cannot
 * be made twice; a certain refusal ends the attempt. Gives the refusal, or null when the request was taken.
 */
export const useWithdraw = () => {
  const [withdraw, { isLoading }] = useWithdrawMutation();
  const doubtful = useRef<Attempt | null>(null);

  const send = async (body: WithdrawRequest): Promise<ApiFailure | null> => {
    const request = JSON.stringify(body);
    const key = doubtful.current?.request === request ? doubtful.current.key : crypto.randomUUID();
    try {
      await withdraw({ body, idempotencyKey: key }).unwrap();
      doubtful.current = null;
      return null;
    } catch (error) {
      const failure = failureOf(error);
      doubtful.current = failure.status === 0 || failure.status >= 500 ? { key, request } : null;
      return failure;
    }
  };
  return { send, busy: isLoading };
};
