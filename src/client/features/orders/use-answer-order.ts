import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { MateOrder } from '../../../contract/squads/squad-lists';
import { failureOf } from '../../api/api-failure';
import { useAcceptOrderMutation, useCancelOrderMutation } from '../../api/squad-steps-api';
import { useToast } from '../../ui/toast/use-toast';
import { texts } from './texts';

/** After these there is no invitation any more: its card goes, so the toast says why. */
const over: ReadonlySet<string> = new Set(['SQUADS_NOT_FOUND', 'SQUADS_MEMBER_NOT_FOUND', 'SQUADS_INVALID_STATE']);

/** Says yes or no to an invitation; `problem` is the refusal to show beneath it. */
export const useAnswerOrder = ({ gameId, squadId }: Pick<MateOrder, 'gameId' | 'squadId'>) => {
  const [problem, setProblem] = useState<string | null>(null);
  const [acceptOrder] = useAcceptOrderMutation();
  const [cancelOrder] = useCancelOrderMutation();
  const navigate = useNavigate();
  const toast = useToast();
  const order = { params: { id: squadId } };

  const attempt = async (answer: () => Promise<unknown>): Promise<boolean> => {
    setProblem(null);
    try {
      await answer();
      return true;
    } catch (error) {
      const { code, message } = failureOf(error);
      if (over.has(code)) toast.danger(message);
      else setProblem(message);
      return false;
    }
  };
  const accept = async () => {
    if (await attempt(() => acceptOrder(order).unwrap())) await navigate(`/${gameId}/squads/${squadId}`);
  };
  const decline = async (): Promise<boolean> => {
    const done = await attempt(() => cancelOrder(order).unwrap());
    if (done) toast.success(texts.declined);
    return done;
  };
  return { accept, decline, problem };
};
