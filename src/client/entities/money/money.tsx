import styled from 'styled-components';
import { nearestKopecks } from '#domain/money/kopecks.ts';
import { formatRubles } from '#domain/text/format.ts';
import { tabular, theme } from '../../kit/theme/theme';

/** Rubles: `4 820 ₽`, `4 820,50 ₽`; with `signed` incomes have a plus: `+200 ₽`. Pages subtract rubles. */
export const formatMoney = (rubles: number, signed = false): string =>
  `${signed && rubles > 0 ? '+' : ''}${formatRubles(nearestKopecks(rubles))}`;

interface MoneyProps {
  /** Rubles. */
  readonly value: number;
  readonly signed?: boolean;
  /** Incomes in green, for lists of incomes and expenses. */
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
