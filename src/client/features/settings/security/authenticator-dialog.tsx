import { type FormEvent, useState } from 'react';
import { deskCodeTerms } from '#domain/people/auth-limits.ts';
import { useAttempt } from '#client/api/use-attempt.ts';
import {
  useAddAuthenticatorMutation,
  useBeginAuthenticatorMutation,
} from '#client/entities/session/second-step-api.ts';
import { type AuthenticatorSetup, ScanSecret } from '#client/entities/session/scan-secret.tsx';
import { Button } from '#client/kit/controls/button.tsx';
import { AppCodeField, useTypedCode } from '#client/entities/session/typed-code.tsx';
import { FormError } from '#client/kit/form/form.tsx';
import { Stack } from '#client/kit/layout/stack.tsx';
import { Dialog } from '#client/kit/overlay/dialog.tsx';
import { passwordRefusal } from '#client/entities/session/proof-refusals.ts';
import { isOwnerGiven, OwnerProof, type OwnerWords } from './owner-proof';
import { securityTexts } from './security-texts';

const OwnerStep = ({
  isFirst,
  onSetup,
}: {
  readonly isFirst: boolean;
  readonly onSetup: (setup: AuthenticatorSetup) => void;
}) => {
  const [begin] = useBeginAuthenticatorMutation();
  const [words, setWords] = useState<OwnerWords>({});
  const { run, busy, refusal } = useAttempt();
  const ready = !isFirst || isOwnerGiven(words);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!ready) return;
    await run(async () => onSetup(await begin({ body: words }).unwrap()), passwordRefusal);
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack>
        {refusal !== undefined && <FormError>{refusal}</FormError>}
        {isFirst && <OwnerProof words={words} onChange={setWords} />}
        <Button type="submit" variant="primary" wide busy={busy} whyNot={ready ? null : securityTexts.ownerFirst}>
          {securityTexts.next}
        </Button>
      </Stack>
    </form>
  );
};

const ScanStep = ({
  setup,
  onAdded,
}: {
  readonly setup: AuthenticatorSetup;
  readonly onAdded: (codes: readonly string[]) => void;
}) => {
  const [add] = useAddAuthenticatorMutation();
  const typed = useTypedCode(async (code) => onAdded((await add({ body: { code } }).unwrap()).recovery));
  return (
    <Stack>
      <ScanSecret setup={setup} texts={securityTexts} />
      <form noValidate onSubmit={typed.onSubmit}>
        <Stack>
          <AppCodeField label={securityTexts.firstCode} typed={typed} />
          <Button
            type="submit"
            variant="primary"
            wide
            busy={typed.busy}
            whyNot={typed.code.length === deskCodeTerms.digits ? null : securityTexts.enterCode}
          >
            {securityTexts.confirm}
          </Button>
        </Stack>
      </form>
    </Stack>
  );
};

interface AuthenticatorProps {
  /** The first second step asks for the password. */
  readonly isFirst: boolean;
  readonly onAdded: (codes: readonly string[]) => void;
  readonly onClose: () => void;
}

/** An app with codes: the password where it is the first second step, the picture, the first code. */
export const AuthenticatorDialog = ({ isFirst, onAdded, onClose }: AuthenticatorProps) => {
  const [setup, setSetup] = useState<AuthenticatorSetup | null>(null);
  return (
    <Dialog title={securityTexts.app} description={securityTexts.appLead} onClose={onClose}>
      {setup === null ? (
        <OwnerStep isFirst={isFirst} onSetup={setSetup} />
      ) : (
        <ScanStep setup={setup} onAdded={onAdded} />
      )}
    </Dialog>
  );
};
