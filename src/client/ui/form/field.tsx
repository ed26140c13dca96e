import { useId } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { theme } from '../theme/theme';

export interface FieldProps {
  readonly label: string;
  readonly hint?: ReactNode;
  /** In words, under its own field. */
  readonly error?: string | undefined;
}

/** What a control takes to be named, described and marked by its field. */
export interface FieldLinks {
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

const Label = styled.label`
  color: ${theme.color.text2};
  font-size: 13px;
  font-weight: 500;
`;

const Below = styled.p<{ $error: boolean }>`
  color: ${({ $error }) => ($error ? theme.color.danger : theme.color.text3)};
  font-size: 13px;
`;

/** Label above, hint below, the error in the hint's place. */
export const Field = ({ label, hint, error, children }: FieldProps & { readonly children: (links: FieldLinks) => ReactNode }) => {
  const id = useId();
  const below = error ?? hint;
  return (
    <Box>
      <Label htmlFor={id}>{label}</Label>
      {children({
        id,
        'aria-invalid': error === undefined ? undefined : true,
        'aria-describedby': below === undefined ? undefined : `${id}-below`,
      })}
      {below !== undefined && (
        <Below id={`${id}-below`} $error={error !== undefined} role={error === undefined ? undefined : 'alert'}>
          {below}
        </Below>
      )}
    </Box>
  );
};
