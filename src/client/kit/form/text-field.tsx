import { type ComponentProps, type FocusEvent, type InputEvent, type ReactNode, useState } from 'react';
import styled, { css } from 'styled-components';
import { Search } from '../icons/search';
import { Field, type FieldProps, inputStyles } from './field';
import { theme } from '../theme/theme';
import { texts } from './texts';

interface TextFieldProps extends FieldProps, Omit<ComponentProps<'input'>, 'children'> {
  /** Inside the field, at its end: a button, a unit. */
  readonly after?: ReactNode;
}

/**
 * What WebKit does in its own way with dates: an empty field shows today's as if it were chosen (only WebKit knows
 * `hanging-punctuation`), and no focus of it is `:focus-visible`.
 */
const dateStyles = css`
  &:focus {
    border-color: ${theme.color.accent};
    outline: 1px solid ${theme.color.accent};
    outline-offset: 0;
  }
  @supports (hanging-punctuation: first) {
    &[data-empty]::-webkit-datetime-edit {
      color: ${theme.color.text3};
    }
    &[data-empty]:not(:focus)::-webkit-datetime-edit {
      opacity: 0;
    }
  }
`;

export const Input = styled.input`
  ${inputStyles}
  &:is([type='date'], [type='time'], [type='datetime-local']) {
    ${dateStyles}
  }
`;

const Frame = styled.div`
  position: relative;
`;

const After = styled.div`
  position: absolute;
  inset: 0 4px 0 auto;
  display: flex;
  align-items: center;
`;

/** A date or number that was left typed only in part is marked: its value is empty, as if nothing were typed. */
export const TextField = ({ label, hint, error, after, ...input }: TextFieldProps) => {
  const [halfTyped, setHalfTyped] = useState(false);
  const [left, setLeft] = useState(input.defaultValue ?? '');
  const look = ({ currentTarget }: FocusEvent<HTMLInputElement> | InputEvent<HTMLInputElement>) => {
    setHalfTyped(currentTarget.validity.badInput);
    setLeft(currentTarget.value);
  };
  const isEmpty = (input.value ?? left) === '' && !halfTyped;
  return (
    <Field label={label} hint={hint} error={halfTyped ? texts.halfTyped : error}>
      {(links) => (
        <Frame>
          <Input
            {...input}
            {...links}
            data-empty={isEmpty || undefined}
            onBlur={(event) => {
              look(event);
              input.onBlur?.(event);
            }}
            onInput={(event) => {
              if (halfTyped) look(event);
              input.onInput?.(event);
            }}
          />
          {after !== undefined && <After>{after}</After>}
        </Frame>
      )}
    </Field>
  );
};

const Sign = styled.span`
  padding-right: 12px;
  color: ${theme.color.text3};
  pointer-events: none;
`;

/** The browser's clear button is placed before the icon, not under it. */
const Searched = styled(TextField)`
  padding-right: 40px;
`;

/** A search field with the same icon everywhere. */
export const SearchInput = (props: ComponentProps<typeof TextField>) => (
  <Searched
    type="search"
    autoComplete="off"
    after={
      <Sign aria-hidden>
        <Search />
      </Sign>
    }
    {...props}
  />
);
