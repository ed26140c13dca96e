import styled from 'styled-components';
import { failureText } from '#client/api/api-error.ts';
import { defineTexts } from '#client/kit/texts/define-texts.ts';
import { useSetPromoCodeMutation } from '#client/entities/squad/squad-promo-api.ts';
import { AppliedPromoCode, PromoCodeForm } from '#client/entities/squad/promo-code.tsx';
import { useToast } from '#client/kit/toast/use-toast.ts';
import { hasPaid, paidText } from '../dialogs/texts';
import { useSquad } from '../page-state/squad-page-state';

const texts = defineTexts({
  ru: {
    applied: (code: string) => `Промокод ${code} применён`,
    removed: 'Промокод убран',
    backToGathering: (back: string) => `Цена изменится, и сквад соберётся заново. ${back}`,
  },
});

const Box = styled.div`
  display: grid;
  gap: 12px;
  margin-top: 16px;
`;

/** The owner's promo code, before they pay. */
export const PromoField = () => {
  const pageState = useSquad();
  const { view, squad } = pageState;
  const [set] = useSetPromoCodeMutation();
  const toast = useToast();
  const applied = squad.promo?.code;
  const send = async (code: string | null, done: string): Promise<string | null> => {
    const { error } = await set({ params: { id: view.id }, body: { code } });
    if (error === undefined) toast.success(done);
    return failureText(error) ?? null;
  };
  const remove = async () => {
    const refusal = await send(null, texts.removed);
    if (refusal !== null) toast.danger(refusal);
  };
  return (
    <Box>
      {applied !== undefined && <AppliedPromoCode code={applied} onRemove={remove} />}
      <PromoCodeForm
        hint={hasPaid(pageState) ? texts.backToGathering(paidText(pageState)) : undefined}
        onApply={(code) => send(code, texts.applied(code))}
      />
    </Box>
  );
};
