import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { api } from '../../../api/api';
import { failureOf } from '../../../api/api-failure';
import { useToast } from '../../../ui/toast/use-toast';

/** Runs a step of the squad and says how it ended; a refusal means that the page is behind, so it asks again. True when done. */
export const useStep = (squadId: number) => {
  const toast = useToast();
  const dispatch = useDispatch();
  return useCallback(
    async (step: () => Promise<unknown>, done?: string): Promise<boolean> => {
      try {
        await step();
        if (done !== undefined) toast.success(done);
        return true;
      } catch (error) {
        const { message, status } = failureOf(error);
        toast.danger(message);
        if (status >= 400 && status < 500) dispatch(api.util.invalidateTags([{ type: 'Squad', id: squadId }]));
        return false;
      }
    },
    [dispatch, squadId, toast],
  );
};
