import type { BodyInputOf } from '#contract/kit/endpoint.ts';
import type { reservesContract } from '#contract/money/reserves.ts';
import { useRefusalToast } from '#client/api/use-refusal-toast.ts';
import { useChangeReserveRowsMutation } from '#client/entities/money/reserves-api.ts';
import { useToast } from '#client/kit/toast/use-toast.ts';

type Act = BodyInputOf<(typeof reservesContract)['PUT /v1/balance-reserve/{id}/unreserve-transactions']>;

/** Changes the parts of a reserve; shows the result, and resolves to whether it succeeded. */
export const useReserveAction = (id: string) => {
  const [change, { isLoading }] = useChangeReserveRowsMutation();
  const toast = useToast();
  const showRefusal = useRefusalToast();
  const act = async (body: Act, done?: string): Promise<boolean> => {
    try {
      await change({ params: { id }, body }).unwrap();
      if (done !== undefined) toast.success(done);
      return true;
    } catch (error) {
      showRefusal(error);
      return false;
    }
  };
  return { act, busy: isLoading };
};
