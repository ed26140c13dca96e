import { type FormEvent, useState } from 'react';
import { deskCodeTerms } from '#domain/people/auth-limits.ts';
import { isLost } from '#client/api/api-error.ts';
import { useAttempt } from '#client/api/use-attempt.ts';
import { CodeField } from '#client/kit/form/code-field.tsx';
import { TextField } from '#client/kit/form/text-field.tsx';

/**
 * A code of the second step while it is typed. It is sent when it is whole; what it was refused for is told until the
 * next is typed. A refused one is cleared, one that may never have arrived can be sent again.
 */
export const useTypedCode = (send: (code: string) => Promise<unknown>) => {
  const [code, setCode] = useState('');
  const { run, busy, refusal, refuse } = useAttempt();
  const submit = (whole: string): void =>
    void run(
      () => send(whole),
      (failure) => {
        if (!isLost(failure)) setCode('');
        return failure.message;
      },
    );
  return {
    code,
    busy,
    refusal,
    submit,
    onSubmit: (event: FormEvent): void => {
      event.preventDefault();
      submit(code);
    },
    type: (typed: string): void => {
      setCode(typed);
      if (typed !== '') refuse(undefined);
    },
    /** For another kind of code. */
    clear: (): void => {
      setCode('');
      refuse(undefined);
    },
  };
};

type TypedCode = ReturnType<typeof useTypedCode>;

interface FieldProps {
  readonly label: string;
  readonly typed: TypedCode;
}

/** A code of the authenticator app. */
export const AppCodeField = ({ label, typed: { code, busy, refusal, type, submit } }: FieldProps) => (
  <CodeField
    label={label}
    error={refusal}
    value={code}
    length={deskCodeTerms.digits}
    readOnly={busy}
    onChange={type}
    onComplete={submit}
  />
);

interface RecoveryProps extends FieldProps {
  readonly hint: string;
  readonly autoFocus?: boolean;
}

/** A recovery code, also one that was copied in capitals and with spaces around. */
export const RecoveryCodeField = ({ label, hint, autoFocus, typed: { code, refusal, type } }: RecoveryProps) => (
  <TextField
    autoFocus={autoFocus}
    label={label}
    hint={hint}
    error={refusal}
    autoComplete="off"
    autoCapitalize="none"
    spellCheck={false}
    value={code}
    onChange={({ target }) => type(target.value.trim().toLowerCase().slice(0, deskCodeTerms.recoveryLetters))}
  />
);
