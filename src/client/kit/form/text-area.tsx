import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { Field, type FieldProps, inputStyles } from './field';
import { GrowingArea } from './growing-area';

const Area = styled(GrowingArea)`
  ${inputStyles}
  min-height: 112px;
  padding-block: 11px;
  line-height: 1.45;
  resize: vertical;
  max-height: 50vh;
`;

export const TextArea = ({ label, hint, error, ...area }: FieldProps & ComponentProps<'textarea'>) => (
  <Field label={label} hint={hint} error={error}>
    {(links) => <Area {...area} {...links} />}
  </Field>
);
