import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { Field } from './field';
import type { FieldProps } from './field';
import { inputLook } from './input-look';

const Area = styled.textarea`
  ${inputLook}
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
