import { type ChangeEvent, useState } from 'react';
import styled from 'styled-components';
import { theme } from '../../kit/theme/theme';
import { formatMoney } from './money';
import type { FieldProps } from '../../kit/form/field';
import { TextField } from '../../kit/form/text-field';

/** «4 820,50»: a space and the sign of the ruble end every sum. */
const withoutSign = (rubles: number): string => formatMoney(rubles).slice(0, -2);

interface MoneyFieldProps extends FieldProps {
  /** Rubles; null while the field is empty. */
  readonly value: number | null;
  readonly onChange: (rubles: number | null) => void;
  readonly placeholder?: string;
  readonly disabled?: boolean;
}

const Sign = styled.span`
  padding-right: 12px;
  color: ${theme.color.text3};
  pointer-events: none;
`;

const parse = (text: string): number | null => {
  const digits = text.replace(/[^\d.,]/g, '').replace(',', '.');
  const rubles = Number.parseFloat(digits);
  return Number.isFinite(rubles) ? Math.round(rubles * 100) / 100 : null;
};

/** A sum in rubles, at most two decimals; digits are grouped when the field loses the focus. */
export const MoneyField = ({ value, onChange, ...field }: MoneyFieldProps) => {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextField
      {...field}
      inputMode="decimal"
      autoComplete="off"
      maxLength={16}
      value={typed ?? (value === null ? '' : withoutSign(value))}
      onChange={({ target }: ChangeEvent<HTMLInputElement>) => {
        setTyped(target.value);
        onChange(parse(target.value));
      }}
      onBlur={() => setTyped(null)}
      after={<Sign aria-hidden>₽</Sign>}
    />
  );
};
