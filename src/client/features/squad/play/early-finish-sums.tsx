import styled from 'styled-components';
import { kopecksToRubles } from '#domain/money/kopecks.ts';
import { earlyFinishOutcomes, type MoneyOutcome } from '#domain/squad/simulation/outcomes.ts';
import { formatMoney } from '#client/entities/money/money.tsx';
import { texts } from './texts';
import { theme } from '#client/kit/theme/theme.ts';
import { useSquad } from '../page-state/squad-page-state';

const money = (sum: number) => formatMoney(kopecksToRubles(sum));

/** What this end of the game means for the viewer: the refund, or their income. */
export const outcomeText = ({ paid, returned, income }: MoneyOutcome, isMate: boolean): string => {
  if (isMate) return texts.income(money(income));
  if (paid === 0) return texts.free;
  return returned === 0 ? texts.nothingBack(money(paid)) : texts.back(money(returned), money(paid));
};

const Outcomes = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(180px, 1fr));
  gap: 8px;
  margin-top: 10px;
  > div {
    padding: 10px 14px;
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.r12};
  }
  dt {
    color: ${theme.color.text2};
    font-size: 13px;
  }
  dd {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;

/**
 * Both outcomes in exact sums, simulated by the machine. `asker`: who would request it now; null for the pending
 * request.
 */
export const EarlyFinishSums = ({ asker, now }: { readonly asker: string | null; readonly now: number }) => {
  const { state, me } = useSquad();
  const { agreed, playedOn } = earlyFinishOutcomes(state, asker, me.id, now);
  const isMate = me.mateAccess !== null;
  return (
    <Outcomes>
      <div>
        <dt>{texts.ifAgreed}</dt>
        <dd>{outcomeText(agreed, isMate)}</dd>
      </div>
      <div>
        <dt>{texts.ifPlayedOn}</dt>
        <dd>{outcomeText(playedOn, isMate)}</dd>
      </div>
    </Outcomes>
  );
};
