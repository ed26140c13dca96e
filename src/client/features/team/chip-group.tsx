import type { ReactNode } from 'react';
import { useId } from 'react';
import styled from 'styled-components';
import { Chip } from '../../ui/data/chip';
import { FilterLabel } from './filter-label';

interface ChipGroupProps<T extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: T; readonly label: string }[];
  readonly chosen: readonly T[];
  readonly onToggle: (value: T) => void;
  /** After the chips: a way to more of them. */
  readonly children?: ReactNode;
}

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

/** A labelled group of filters that are on or off. */
export const ChipGroup = <T extends string>({ label, options, chosen, onToggle, children }: ChipGroupProps<T>) => {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <FilterLabel id={id}>{label}</FilterLabel>
      <Chips>
        {options.map((option) => (
          <Chip key={option.value} selected={chosen.includes(option.value)} onClick={() => onToggle(option.value)}>
            {option.label}
          </Chip>
        ))}
        {children}
      </Chips>
    </div>
  );
};
