import styled from 'styled-components';
import { Chip } from '../../ui/data/chip';
import { formatMoney } from '../../ui/data/format-money';
import { tabular } from '../../ui/theme/mixins';
import { theme } from '../../ui/theme/theme';
import { bonusOf } from './bonus-of';
import type { TopUpTerms } from './bonus-of';
import { texts } from './texts';

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  ${tabular}
`;

const Gift = styled.span`
  color: ${theme.color.ok};
  [aria-pressed='true'] > & {
    color: inherit;
  }
`;

const plainSums = [500, 1000] as const;

interface QuickSumsProps {
  readonly terms: TopUpTerms;
  readonly value: number | null;
  readonly onChoose: (rubles: number) => void;
}

export const QuickSums = ({ terms, value, onChoose }: QuickSumsProps) => (
  <Chips role="group" aria-label={texts.quickSums}>
    {[...plainSums, ...terms.packages.map(({ price }) => price)].map((sum) => {
      const { amount: bonus } = bonusOf(terms, sum);
      return (
        <Chip key={sum} selected={value === sum} onClick={() => onChoose(sum)}>
          {formatMoney(sum)}
          {bonus > 0 && <Gift>{texts.plus(formatMoney(bonus))}</Gift>}
        </Chip>
      );
    })}
  </Chips>
);
