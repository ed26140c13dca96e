import { Money } from '../../../ui/data/money';
import { Discount, SumLine } from './price-look';

interface BillLineProps {
  readonly label: string;
  /** Rubles. */
  readonly value: number;
  readonly kind?: 'plain' | 'discount' | 'return' | 'sum';
}

/** One line of the bill: what for, and how much. */
export const BillLine = ({ label, value, kind = 'plain' }: BillLineProps) => {
  const Line = kind === 'sum' ? SumLine : 'div';
  const Sum = kind === 'discount' || kind === 'return' ? Discount : 'dd';
  return (
    <Line>
      <dt>{label}</dt>
      <Sum>
        <Money value={value} signed={kind === 'return'} />
      </Sum>
    </Line>
  );
};
