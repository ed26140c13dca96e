import { useId } from 'react';
import styled from 'styled-components';
import { MoneyField } from '../../ui/form/money-field';
import { useTyped } from '../../ui/form/use-typed';
import { FilterLabel } from './filter-label';
import { texts } from './texts';

interface PriceFilterProps {
  /** Rubles. */
  readonly from: number | null;
  readonly to: number | null;
  readonly onChange: (part: { readonly priceFrom?: number | null; readonly priceTo?: number | null }) => void;
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 8px;
`;

export const PriceFilter = ({ from, to, onChange }: PriceFilterProps) => {
  const id = useId();
  const [shownFrom, setFrom] = useTyped(from, (priceFrom) => onChange({ priceFrom }));
  const [shownTo, setTo] = useTyped(to, (priceTo) => onChange({ priceTo }));
  const crossed = shownFrom !== null && shownTo !== null && shownFrom > shownTo;
  return (
    <div role="group" aria-labelledby={id}>
      <FilterLabel id={id}>{texts.price}</FilterLabel>
      <Fields>
        <MoneyField label={texts.priceFrom} value={shownFrom} onChange={setFrom} placeholder="300" error={crossed ? texts.priceOrder : undefined} />
        <MoneyField label={texts.priceTo} value={shownTo} onChange={setTo} placeholder="6 000" />
      </Fields>
    </div>
  );
};
