import { useId } from 'react';
import styled from 'styled-components';
import { below, theme, touch } from '../theme/theme';
import { ringOfChoice, wholeChoice } from './choice-styles';

interface SegmentedControlProps<T extends string | number> {
  readonly label: string;
  readonly options: readonly { readonly value: T; readonly label: string; readonly disabled?: boolean }[];
  readonly value: T;
  readonly onChange: (value: T) => void;
}

const Group = styled.div`
  display: inline-flex;
  gap: 2px;
  max-width: 100%;
  padding: 4px;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.r12};
  background: ${theme.color.surface1};
  flex-wrap: wrap;
`;

const Segment = styled.label`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: center;
  min-height: 36px;
  padding: 0 16px;
  border-radius: 9px;
  color: ${theme.color.text2};
  font-size: 14px;
  font-weight: 500;
  white-space: nowrap;
  cursor: pointer;
  ${touch} {
    min-width: 44px;
    min-height: 44px;
  }
  ${below('md')} {
    padding: 0 10px;
  }
  &:has(:checked) {
    background: ${theme.color.surface3};
    color: ${theme.color.text1};
  }
  ${ringOfChoice}
  &:has(:disabled) {
    opacity: 0.45;
    cursor: not-allowed;
  }
  input {
    ${wholeChoice}
  }
`;

/** One of a few options: radio buttons in a row. */
export const SegmentedControl = <T extends string | number>({
  label,
  options,
  value,
  onChange,
}: SegmentedControlProps<T>) => {
  const name = useId();
  return (
    <Group role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <Segment key={option.value}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </Segment>
      ))}
    </Group>
  );
};
