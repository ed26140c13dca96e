import { type ComponentProps, type FocusEvent, type InputEvent, type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { Search } from '../icons/search';
import { Field, type FieldProps, inputStyles } from './field';
import { theme } from '../theme/theme';
import { texts } from './texts';

interface TextFieldProps extends FieldProps, Omit<ComponentProps<'input'>, 'children'> {
  /** Inside the field, at its end: a button, a unit. */
  readonly after?: ReactNode;
}

export const Input = styled.input`
  ${inputStyles}
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
  const look = ({ currentTarget }: FocusEvent<HTMLInputElement> | InputEvent<HTMLInputElement>) =>
    setHalfTyped(currentTarget.validity.badInput);
  return (
    <Field label={label} hint={hint} error={halfTyped ? texts.halfTyped : error}>
      {(links) => (
        <Frame>
          <Input
            {...input}
            {...links}
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

const Area = styled.textarea`
  ${inputStyles}
  min-height: 112px;
  padding-block: 11px;
  line-height: 1.45;
  resize: vertical;
  field-sizing: content;
  max-height: 50vh;
`;

export const TextArea = ({ label, hint, error, ...area }: FieldProps & ComponentProps<'textarea'>) => (
  <Field label={label} hint={hint} error={error}>
    {(links) => <Area {...area} {...links} />}
  </Field>
);

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
