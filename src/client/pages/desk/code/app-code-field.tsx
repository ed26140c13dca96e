import { deskCodeTerms } from '#domain/people/auth-limits.ts';
import { failureText } from '#client/api/api-error.ts';
import { CodeField } from '#client/kit/form/code-field.tsx';

interface AppCodeFieldProps {
  readonly label: string;
  /** Why the last code was refused. */
  readonly error: unknown;
  readonly value: string;
  readonly onChange: (typed: string) => void;
  readonly onComplete: (whole: string) => void;
  readonly busy: boolean;
}

/** A code of the authenticator app. */
export const AppCodeField = ({ label, error, value, onChange, onComplete, busy }: AppCodeFieldProps) => (
  <CodeField
    label={label}
    error={failureText(error)}
    value={value}
    onChange={onChange}
    onComplete={onComplete}
    length={deskCodeTerms.digits}
    readOnly={busy}
  />
);
