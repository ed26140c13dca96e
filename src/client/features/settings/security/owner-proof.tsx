import { useState } from 'react';
import { useRefusalToast } from '#client/api/use-refusal-toast.ts';
import { useMe } from '#client/entities/person/users-api.ts';
import { useMailStepCodeMutation } from '#client/entities/session/second-step-api.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { CodeField } from '#client/kit/form/code-field.tsx';
import { PasswordField } from '#client/kit/form/password-field.tsx';
import { useToast } from '#client/kit/toast/use-toast.ts';
import { securityTexts } from './security-texts';

/** What shows that the account is one's own: nothing where a second step shows it already. */
export interface OwnerWords {
  readonly password?: string;
  readonly code?: string;
}

export const isOwnerGiven = ({ password, code }: OwnerWords): boolean =>
  (password !== undefined && password !== '') || code?.length === 6;

interface OwnerProofProps {
  readonly words: OwnerWords;
  readonly onChange: (words: OwnerWords) => void;
  /** A code by mail will do beside the password, which may be lost too. */
  readonly orByMail?: boolean;
}

/** The password; for an account without one, a code by mail. */
export const OwnerProof = ({ words, onChange, orByMail = false }: OwnerProofProps) => {
  const me = useMe();
  const toast = useToast();
  const showRefusal = useRefusalToast();
  const [mail, { isLoading }] = useMailStepCodeMutation();
  const [sent, setSent] = useState(false);
  const hasPassword = me?.hasPassword !== false;
  const send = async () => {
    try {
      await mail().unwrap();
      setSent(true);
      onChange({});
      toast.success(securityTexts.codeSent);
    } catch (error) {
      showRefusal(error);
    }
  };
  if (sent)
    return (
      <CodeField label={securityTexts.mailCode} value={words.code ?? ''} onChange={(code) => onChange({ code })} />
    );
  return (
    <>
      {hasPassword && (
        <PasswordField
          label={securityTexts.password}
          autoComplete="current-password"
          value={words.password ?? ''}
          onChange={({ target }) => onChange({ password: target.value })}
        />
      )}
      {(!hasPassword || orByMail) && (
        <Button busy={isLoading} onClick={() => void send()}>
          {securityTexts.sendCode}
        </Button>
      )}
    </>
  );
};
