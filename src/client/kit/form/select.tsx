import { ChevronDown } from '../icons/chevron-down';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { ListFailed } from '../feedback/error-state';
import { theme } from '../theme/theme';
import { Field, type FieldProps, inputStyles } from './field';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
}

interface SelectProps extends FieldProps, Omit<ComponentProps<'select'>, 'children'> {
  readonly options: readonly SelectOption[];
  readonly placeholder?: string;
  /** The options failed to load: requests them again. */
  readonly onRetry?: (() => unknown) | undefined;
}

const Frame = styled.div`
  position: relative;
  > svg {
    position: absolute;
    top: 13px;
    right: 12px;
    color: ${theme.color.text3};
    pointer-events: none;
  }
`;

const Native = styled.select`
  ${inputStyles}
  padding-right: 36px;
  appearance: none;
  text-overflow: ellipsis;
  option {
    background: ${theme.color.surface2};
  }
`;

/** The native select: it works with every keyboard, screen reader and phone. */
export const Select = ({ label, hint, error, options, placeholder, onRetry, ...select }: SelectProps) => (
  <Field label={label} hint={hint} error={error}>
    {(links) =>
      onRetry === undefined ? (
        <Frame>
          <Native {...select} {...links}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map(({ value, label: name, disabled }) => (
              <option key={value} value={value} disabled={disabled}>
                {name}
              </option>
            ))}
          </Native>
          <ChevronDown aria-hidden />
        </Frame>
      ) : (
        <ListFailed onRetry={onRetry} />
      )
    }
  </Field>
);
