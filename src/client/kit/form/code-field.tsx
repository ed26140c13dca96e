import type { ChangeEvent } from 'react';
import styled from 'styled-components';
import { theme } from '../theme/theme';
import { Field, type FieldProps, inputStyles } from './field';

interface CodeFieldProps extends FieldProps {
  readonly value: string;
  readonly onChange: (code: string) => void;
  /** Called when all digits are entered: the form may be sent at once. */
  readonly onComplete?: (code: string) => void;
  readonly length?: number;
  readonly readOnly?: boolean;
}

const Code = styled.input`
  ${inputStyles}
  min-height: 56px;
  font: 600 24px/1 ${theme.font.title};
  font-variant-numeric: tabular-nums;
  letter-spacing: 0.35em;
  text-align: center;
`;

/** One field rather than six: pasting, autofill from an email and screen readers work as usual. */
export const CodeField = ({
  label,
  hint,
  error,
  value,
  onChange,
  onComplete,
  length = 6,
  readOnly = false,
}: CodeFieldProps) => {
  const changed = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const code = target.value.replace(/\D/g, '').slice(0, length);
    onChange(code);
    if (code.length === length && code !== value) onComplete?.(code);
  };
  return (
    <Field label={label} hint={hint} error={error}>
      {(links) => (
        <Code
          {...links}
          value={value}
          readOnly={readOnly}
          inputMode="numeric"
          autoComplete="one-time-code"
          placeholder={'·'.repeat(length)}
          onChange={changed}
        />
      )}
    </Field>
  );
};
