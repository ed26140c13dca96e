import type { Category } from '../../../../contract/reference';
import { trialLesson } from '../../../../domain/settings/trial-lesson';
import { failureOf } from '../../../api/api-failure';
import { useValidatePromoCodeMutation } from '../../../api/squad-steps-api';
import { formatMoney } from '../../../ui/data/format-money';
import { useGameId } from '../../../ui/routing/use-game-id';
import { AppliedPromoCode } from '../../../ui/squad/applied-promo-code';
import { PromoCodeForm } from '../../../ui/squad/promo-code-form';
import type { Draft } from '../draft/draft';
import type { ChangeDraft } from '../draft/use-draft';
import { texts } from '../texts';

interface PromoCodeProps {
  readonly draft: Draft;
  readonly change: ChangeDraft;
  readonly category: Category | undefined;
}

/** A code is asked about before it goes into the draft. A trial lesson takes none. */
export const PromoCode = ({ draft: { promoCode }, change, category }: PromoCodeProps) => {
  const gameId = useGameId();
  const [validate, { data }] = useValidatePromoCodeMutation();
  if (category?.kind === trialLesson.categoryKind) return null;
  if (promoCode !== '') {
    const saving = data?.code !== promoCode ? '' : data.percent !== null ? `−${data.percent} %` : data.amount !== null ? formatMoney(-data.amount) : '';
    return <AppliedPromoCode code={promoCode} saving={saving} onRemove={() => change(() => ({ promoCode: '' }))} />;
  }
  const apply = async (code: string): Promise<string | null> => {
    if (category === undefined) return texts.promoFirst;
    try {
      await validate({ body: { code, gameId, categoryId: category.id } }).unwrap();
      change(() => ({ promoCode: code }));
      return null;
    } catch (error) {
      return failureOf(error).message;
    }
  };
  return <PromoCodeForm onApply={apply} />;
};
