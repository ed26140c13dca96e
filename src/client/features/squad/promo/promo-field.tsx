import styled from 'styled-components';
import { failureOf } from '../../../api/api-failure';
import { useSetPromoCodeMutation } from '../../../api/squad-steps-api';
import { AppliedPromoCode } from '../../../ui/squad/applied-promo-code';
import { PromoCodeForm } from '../../../ui/squad/promo-code-form';
import { useToast } from '../../../ui/toast/use-toast';
import { hasPaid, paidWords } from '../dialogs/paid-words';
import { useSquad } from '../scene/squad-scene';
import { texts } from './texts';

const Box = styled.div`
  display: grid;
  gap: 12px;
  margin-top: 16px;
`;

/** The owner's code before he pays. */
export const PromoField = () => {
  const { view, state } = useSquad();
  const [set] = useSetPromoCodeMutation();
  const toast = useToast();
  const applied = state.context.promo?.code;
  const send = async (code: string | null, done: string): Promise<string | null> => {
    try {
      await set({ params: { id: view.id }, body: { code } }).unwrap();
      toast.success(done);
      return null;
    } catch (error) {
      return failureOf(error).message;
    }
  };
  const remove = async () => {
    const refusal = await send(null, texts.removed);
    if (refusal !== null) toast.danger(refusal);
  };
  return (
    <Box>
      {applied !== undefined && <AppliedPromoCode code={applied} onRemove={remove} />}
      <PromoCodeForm hint={hasPaid(view) ? texts.backToGathering(paidWords(view)) : undefined} onApply={(code) => send(code, texts.applied(code))} />
    </Box>
  );
};
