import '#client/kit/theme/sheets/landing.ts';
import { Money } from './money';

interface PriceFromProps {
  /** Rubles; null if nobody offers it now. */
  readonly value: number | null;
  readonly before: string;
  readonly after: string;
  readonly nobody: string;
}

export const PriceFrom = ({ value, before, after, nobody }: PriceFromProps) =>
  value === null ? (
    <p className="landing-price">{nobody}</p>
  ) : (
    <p className="landing-price">
      {before}
      <b>
        <Money value={value} />
      </b>
      {after}
    </p>
  );
