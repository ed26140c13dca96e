import { type FormEvent, useState } from 'react';
import { deskCodeTerms } from '#domain/people/auth-limits.ts';
import { failureIn } from '#client/api/api-error.ts';
import { passwordRefusal } from '#client/entities/session/proof-refusals.ts';
import { useConfirmDeskCodeMutation, useSetUpDeskCodeMutation } from '#client/entities/desk/code-api.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { PasswordField } from '#client/kit/form/password-field.tsx';
import { Stack } from '#client/kit/layout/stack.tsx';
import { CodeFrame } from './code-frame';
import { AppCodeField, useTypedCode } from '#client/entities/session/typed-code.tsx';
import { RecoveryCodes } from '#client/entities/session/recovery-codes.tsx';
import { type AuthenticatorSetup, ScanSecret } from '#client/entities/session/scan-secret.tsx';
import { texts } from './texts';
import { unlessFilled } from '../kit/acts/why-not';

/** After the setup, before the desk opens. */
export const FirstCodes = ({ codes, onDone }: { readonly codes: readonly string[]; readonly onDone: () => void }) => (
  <CodeFrame title={texts.recoveryTitle} lead={texts.recoveryLead}>
    <RecoveryCodes codes={codes} />
    <Button variant="primary" wide onClick={onDone}>
      {texts.saved}
    </Button>
  </CodeFrame>
);

const PasswordStep = ({ onSetup }: { readonly onSetup: (setup: AuthenticatorSetup) => void }) => {
  const [begin, answer] = useSetUpDeskCodeMutation();
  const failure = failureIn(answer);
  const [password, setPassword] = useState('');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { data } = await begin({ body: { password } });
    if (data !== undefined) onSetup(data);
  };
  return (
    <form onSubmit={(event) => void submit(event)}>
      <Stack>
        <PasswordField
          autoFocus
          label={texts.password}
          autoComplete="current-password"
          value={password}
          error={failure && passwordRefusal(failure)}
          onChange={({ target }) => setPassword(target.value)}
        />
        <Button type="submit" variant="primary" wide busy={answer.isLoading} whyNot={unlessFilled(password !== '')}>
          {texts.begin}
        </Button>
      </Stack>
    </form>
  );
};

const ScanStep = ({
  setup,
  onRestart,
  onDone,
}: {
  readonly setup: AuthenticatorSetup;
  readonly onRestart: () => void;
  readonly onDone: (codes: readonly string[]) => void;
}) => {
  const [confirm] = useConfirmDeskCodeMutation();
  const typed = useTypedCode(async (code) => onDone((await confirm({ body: { code } }).unwrap()).recovery));
  return (
    <Stack>
      <ScanSecret setup={setup} texts={texts} hint={<small>{texts.scanHint}</small>} />
      <form onSubmit={typed.onSubmit}>
        <Stack>
          <AppCodeField label={texts.firstCode} typed={typed} />
          <Button
            type="submit"
            variant="primary"
            wide
            busy={typed.busy}
            whyNot={unlessFilled(typed.code.length === deskCodeTerms.digits)}
          >
            {texts.confirm}
          </Button>
          {typed.refusal !== undefined && (
            // Another tab that began later made this key invalid: no code of it will ever fit.
            <Stack $gap={6}>
              <small>{texts.otherKey}</small>
              <Button variant="ghost" size="sm" onClick={onRestart}>
                {texts.restart}
              </Button>
            </Stack>
          )}
        </Stack>
      </form>
    </Stack>
  );
};

/** Setup of the second factor: password, QR code, first code. */
export const SetUpCode = ({ onDone }: { readonly onDone: (codes: readonly string[]) => void }) => {
  const [setup, setSetup] = useState<AuthenticatorSetup | null>(null);
  return (
    <CodeFrame title={texts.setUpTitle} lead={texts.setUpLead}>
      {setup === null ? (
        <PasswordStep onSetup={setSetup} />
      ) : (
        <ScanStep setup={setup} onRestart={() => setSetup(null)} onDone={onDone} />
      )}
    </CodeFrame>
  );
};
