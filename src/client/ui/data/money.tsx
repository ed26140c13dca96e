import styled from 'styled-components';
import { theme } from '../theme/theme';
import { tabular } from '../theme/mixins';
import { formatMoney } from './format-money';

interface MoneyProps {
  /** Rubles, as on the wire. */
  readonly value: number;
  readonly signed?: boolean;
  /** Income green; use where incomes and expenses stand side by side. */
  readonly tinted?: boolean;
  readonly className?: string;
}

const Sum = styled.span<{ $income: boolean }>`
  ${tabular}
  ${({ $income }) => $income && `color: ${theme.color.ok};`}
  white-space: nowrap;
`;

export const Money = ({ value, signed = false, tinted = false, className }: MoneyProps) => (
  <Sum className={className} $income={tinted && value > 0}>
    {formatMoney(value, signed)}
  </Sum>
);
