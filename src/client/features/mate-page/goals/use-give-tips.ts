import { useRef } from 'react';
import type { BodyInputOf } from '../../../../contract/kit/endpoint';
import type { tipsContract } from '../../../../contract/tips';
import { failureOf } from '../../../api/api-failure';
import type { ApiFailure } from '../../../api/api-failure';
import { useGiveTipsMutation } from '../../../api/tips-api';
import type { AnswerOf } from '../../../api/call';

export type TipsRequest = BodyInputOf<(typeof tipsContract)['POST /v1/balance/tips/purchase']>;

type Outcome = { readonly answer: AnswerOf<'POST /v1/balance/tips/purchase'> } | { readonly failure: ApiFailure };

/** Gives a tip. After a lost answer the same one goes out under the same key, so that it is paid once. */
export const useGiveTips = () => {
  const [give, { isLoading }] = useGiveTipsMutation();
  const doubtful = useRef<{ readonly key: string; readonly request: string } | null>(null);
  const send = async (body: TipsRequest): Promise<Outcome> => {
    const request = JSON.stringify(body);
    const key = doubtful.current?.request === request ? doubtful.current.key : crypto.randomUUID();
    try {
      const answer = await give({ body, idempotencyKey: key }).unwrap();
      doubtful.current = null;
      return { answer };
    } catch (error) {
      const failure = failureOf(error);
      doubtful.current = failure.status === 0 || failure.status >= 500 ? { key, request } : null;
      return { failure };
    }
  };
  return { send, busy: isLoading };
};
