import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { Field } from './field';
import type { FieldProps } from './field';
import { inputLook } from './input-look';

interface TextFieldProps extends FieldProps, Omit<ComponentProps<'input'>, 'children'> {
  /** Inside the field at its end: a button, a unit. */
  readonly after?: ReactNode;
}

export const Input = styled.input`
  ${inputLook}
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

export const TextField = ({ label, hint, error, after, ...input }: TextFieldProps) => (
  <Field label={label} hint={hint} error={error}>
    {(links) => (
      <Frame>
        <Input {...input} {...links} />
        {after !== undefined && <After>{after}</After>}
      </Frame>
    )}
  </Field>
);
