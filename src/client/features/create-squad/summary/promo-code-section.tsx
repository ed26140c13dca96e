import type { Category } from '#contract/reference.ts';
import { failureText } from '#client/api/api-error.ts';
import { useGameId } from '#client/entities/game/chosen-game.ts';
import { formatMoney } from '#client/entities/money/money.tsx';
import { useValidatePromoCodeMutation } from '#client/entities/squad/squad-promo-api.ts';
import { AppliedPromoCode, PromoCodeForm } from '#client/entities/squad/promo-code.tsx';
import type { Draft } from '../draft/draft-schema';
import type { ChangeDraft } from '../draft/use-draft';
import { texts } from '../texts';

interface PromoCodeSectionProps {
  readonly draft: Draft;
  readonly change: ChangeDraft;
  readonly category: Category | undefined;
}

/** A code is validated before it is written into the draft. */
export const PromoCodeSection = ({ draft: { promoCode }, change, category }: PromoCodeSectionProps) => {
  const gameId = useGameId();
  const [validate, { data }] = useValidatePromoCodeMutation();
  if (promoCode !== '') {
    const saving =
      data?.code !== promoCode
        ? ''
        : data.percent !== null
          ? `−${data.percent} %`
          : data.amount !== null
            ? formatMoney(-data.amount)
            : '';
    return <AppliedPromoCode code={promoCode} saving={saving} onRemove={() => change(() => ({ promoCode: '' }))} />;
  }
  const apply = async (code: string): Promise<string | null> => {
    if (category === undefined) return texts.promoFirst;
    const { error } = await validate({ body: { code, gameId, categoryId: category.id } });
    if (error === undefined) change(() => ({ promoCode: code }));
    return failureText(error) ?? null;
  };
  return <PromoCodeForm onApply={apply} />;
};
