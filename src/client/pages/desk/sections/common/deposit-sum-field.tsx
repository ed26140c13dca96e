import { depositLimits } from '#domain/money/deposit.ts';
import { kopecksToRubles } from '#domain/money/kopecks.ts';
import { formatMoney } from '#client/entities/money/money.tsx';
import { TextField } from '#client/kit/form/text-field.tsx';
import { sumOfText } from '../../kit/sum-text';
import { texts } from './deposit-texts';

const [least, most] = [kopecksToRubles(depositLimits.min), kopecksToRubles(depositLimits.max)];

/** The sum in rubles; null when it is invalid or beyond the limits of a deposit. */
export const depositSumOf = (typed: string): number | null => {
  const sum = sumOfText(typed);
  return sum !== null && sum >= least && sum <= most ? sum : null;
};

/** For a deposit whose sum is not known yet: skins. */
export const DepositSumField = ({
  typed,
  onType,
}: {
  readonly typed: string;
  readonly onType: (typed: string) => void;
}) => (
  <TextField
    label={texts.creditSum}
    hint={texts.creditSumHint}
    inputMode="decimal"
    autoComplete="off"
    maxLength={14}
    value={typed}
    error={
      typed !== '' && depositSumOf(typed) === null
        ? texts.creditSumWrong(formatMoney(least), formatMoney(most))
        : undefined
    }
    onChange={({ target }) => onType(target.value)}
  />
);
