import { bonusTerms } from '#domain/money/bonus.ts';
import { correctionLimits } from '#domain/money/correction.ts';
import { kopecksToRubles } from '#domain/money/kopecks.ts';
import { spanText } from '#domain/text/spans.ts';
import { formatMoney } from '#client/entities/money/money.tsx';
import { Stack } from '#client/kit/layout/stack.tsx';
import { texts } from './texts';
import type { CorrectionForm } from './use-correction';

const alone = kopecksToRubles(correctionLimits.secondOperatorAbove);

/** The result in figures, for the person and for the service. */
export const CorrectionOutcome = ({ form }: { readonly form: CorrectionForm }) => {
  const { amount, after, money, large } = form;
  if (amount === null || after === null) return null;
  return (
    <Stack $gap={4} aria-live="polite">
      <p>{texts.outcome[money](formatMoney(after), formatMoney(-amount, true), amount > 0)}</p>
      {money === 'BONUS' && amount > 0 && (
        <small>{texts.bonusTerms(spanText(bonusTerms.lifetime), bonusTerms.maxPercentOfPrice)}</small>
      )}
      {large && <small>{texts.waitsSecond(formatMoney(alone))}</small>}
    </Stack>
  );
};
