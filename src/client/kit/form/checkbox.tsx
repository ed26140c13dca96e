import { Check } from '../icons/check';
import { Minus } from '../icons/minus';
import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { theme, touch } from '../theme/theme';

const Label = styled.label`
  position: relative;
  display: inline-flex;
  align-items: flex-start;
  gap: 10px;
  min-height: 24px;
  font-size: 14px;
  cursor: pointer;
  ${touch} {
    min-height: 44px;
    padding-block: 10px;
  }
  input {
    position: absolute;
    width: 22px;
    height: 22px;
    opacity: 0;
    cursor: inherit;
  }
`;

const Mark = styled.span`
  display: grid;
  flex-shrink: 0;
  place-items: center;
  width: 22px;
  height: 22px;
  border: 1.5px solid ${theme.color.text3};
  border-radius: 7px;
  color: transparent;
  svg {
    width: 14px;
    height: 14px;
    stroke-width: 3;
  }
  input:checked + &,
  input:indeterminate + & {
    border-color: ${theme.color.accent};
    background: ${theme.color.accent};
    color: ${theme.color.accentInk};
  }
  input:focus-visible + & {
    outline: 2px solid ${theme.color.accent};
    outline-offset: 2px;
  }
  input:disabled + & {
    opacity: 0.45;
  }
`;

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'ref'> & {
  readonly children: ReactNode;
  /** For a checkbox that selects many items, of which some are selected. */
  readonly mixed?: boolean;
};

export const Checkbox = ({ children, mixed = false, ...input }: CheckboxProps) => (
  <Label>
    <input
      {...input}
      type="checkbox"
      ref={(node) => {
        // There is no HTML attribute for it.
        if (node !== null) node.indeterminate = mixed;
      }}
    />
    <Mark aria-hidden>{mixed ? <Minus /> : <Check />}</Mark>
    <span>{children}</span>
  </Label>
);
