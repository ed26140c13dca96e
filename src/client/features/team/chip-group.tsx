import type { ReactNode } from 'react';
import { useId } from 'react';
import styled from 'styled-components';
import { Chip } from '../../ui/data/chip';
import { theme } from '../../ui/theme/theme';

interface ChipGroupProps<T extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: T; readonly label: string }[];
  readonly chosen: readonly T[];
  readonly onToggle: (value: T) => void;
  /** After the chips: a way to more of them. */
  readonly children?: ReactNode;
}

const Label = styled.p`
  margin-bottom: 8px;
  color: ${theme.color.text2};
  font-size: 13px;
  font-weight: 500;
`;

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
      <Label id={id}>{label}</Label>
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
