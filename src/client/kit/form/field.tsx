import { type ReactNode, useId } from 'react';
import styled, { css } from 'styled-components';
import { theme } from '../theme/theme';
import { useToldError } from './use-told-error';

export interface FieldProps {
  readonly label: string;
  readonly hint?: ReactNode;
  /** Shown under the field. */
  readonly error?: string | undefined;
}

/** Attributes that connect a control with its label, hint and error. */
interface FieldLinks {
  readonly id: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

const Box = styled.div`
  display: flex;
  flex-direction: column;
  gap: 6px;
  min-width: 0;
`;

export const Label = styled.label`
  color: ${theme.color.text2};
  font-size: 13px;
  font-weight: 500;
`;

export const Below = styled.p<{ $error: boolean }>`
  color: ${({ $error }) => ($error ? theme.color.danger : theme.color.text3)};
  font-size: 13px;
`;

/** The label above; below the hint, or the error in its place. */
export const Field = ({
  label,
  hint,
  error,
  children,
}: FieldProps & { readonly children: (links: FieldLinks) => ReactNode }) => {
  const id = useId();
  const below = error ?? hint;
  const shown = useToldError<HTMLParagraphElement>(error);
  return (
    <Box>
      <Label htmlFor={id}>{label}</Label>
      {children({
        id,
        'aria-invalid': error === undefined ? undefined : true,
        'aria-describedby': below === undefined ? undefined : `${id}-below`,
      })}
      {below !== undefined && (
        <Below id={`${id}-below`} $error={error !== undefined} ref={shown}>
          {below}
        </Below>
      )}
    </Box>
  );
};

export const inputStyles = css`
  width: 100%;
  min-height: 44px;
  padding: 0 14px;
  border: 1px solid transparent;
  border-radius: ${theme.radius.r12};
  background: ${theme.color.surface2};
  font-size: 15px;
  transition: opacity 120ms;
  &::placeholder {
    color: ${theme.color.text3};
    opacity: 1;
  }
  &:hover:not(:disabled) {
    border-color: ${theme.color.lineStrong};
  }
  &:focus-visible {
    border-color: ${theme.color.accent};
    outline: 1px solid ${theme.color.accent};
    outline-offset: 0;
  }
  &[aria-invalid='true'] {
    border-color: ${theme.color.danger};
  }
  &:disabled {
    opacity: 0.5;
  }
  /* Phones zoom in on smaller text. */
  @media (pointer: coarse) {
    font-size: 16px;
  }
`;
