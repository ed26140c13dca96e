import type { BodyInputOf } from '#contract/kit/endpoint.ts';
import type { reservesContract } from '#contract/money/reserves.ts';
import { useRefusalToast } from '#client/api/use-refusal-toast.ts';
import { useIdempotencyKey } from '#client/entities/money/use-idempotency-key.ts';
import { useChangeReserveRowsMutation } from '#client/entities/money/reserves-api.ts';
import { useToast } from '#client/kit/toast/use-toast.ts';

type Act = BodyInputOf<(typeof reservesContract)['PUT /v1/balance-reserve/{id}/unreserve-transactions']>;

/** Changes the parts of a reserve; shows the result, and resolves to whether it succeeded. */
export const useReserveAction = (id: string) => {
  const [change, { isLoading }] = useChangeReserveRowsMutation();
  const attempt = useIdempotencyKey();
  const toast = useToast();
  const showRefusal = useRefusalToast();
  const act = async (body: Act, done?: string): Promise<boolean> => {
    try {
      await attempt.send(body, (idempotencyKey) => change({ params: { id }, body, idempotencyKey }).unwrap());
      if (done !== undefined) toast.success(done);
      return true;
    } catch (error) {
      showRefusal(error);
      return false;
    }
  };
  return { act, busy: isLoading };
};
