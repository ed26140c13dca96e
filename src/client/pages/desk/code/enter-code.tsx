import { type FormEvent, useState } from 'react';
import { keyRefusal } from '#client/entities/session/proof-refusals.ts';
import { hasPasskeys, signByKey } from '#client/entities/session/passkeys.ts';
import { useStepChallengeMutation } from '#client/entities/session/second-step-api.ts';
import { deskCodeTerms } from '#domain/people/auth-limits.ts';
import { failureIn, failureText, isLost } from '#client/api/api-error.ts';
import { useOpenByKeyMutation, useSubmitDeskCodeMutation } from '#client/entities/desk/code-api.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { FormError } from '#client/kit/form/form.tsx';
import { TextField } from '#client/kit/form/text-field.tsx';
import { Stack } from '#client/kit/layout/stack.tsx';
import { AppCodeField } from './app-code-field';
import { CodeFrame } from './code-frame';
import { texts } from './texts';
import { unlessFilled } from '../kit/acts/why-not';

/** A passkey of the operator instead of a code. */
const OpenByKey = () => {
  const [challenge] = useStepChallengeMutation();
  const [open] = useOpenByKeyMutation();
  const [refusal, setRefusal] = useState<string | undefined>();
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setRefusal(undefined);
    setBusy(true);
    try {
      await open({ body: { answer: await signByKey(await challenge({ body: {} }).unwrap()) } }).unwrap();
    } catch (error) {
      setRefusal(keyRefusal(error));
      setBusy(false);
    }
  };
  return (
    <Stack $gap={10}>
      {refusal !== undefined && <FormError>{refusal}</FormError>}
      <Button variant="primary" wide busy={busy} onClick={() => void confirm()}>
        {texts.byKey}
      </Button>
    </Stack>
  );
};

/** Each session of the desk begins with a code, or with a passkey. */
export const EnterCode = ({ hasKey }: { readonly hasKey: boolean }) => {
  const [show, { error, isLoading, reset }] = useSubmitDeskCodeMutation();
  const [code, setCode] = useState('');
  const [byRecovery, setByRecovery] = useState(false);
  const failed = failureText(error);
  const send = async (given: string) => {
    const failure = failureIn(await show({ body: { code: given } }));
    // A code that may never have arrived can be sent again.
    if (failure !== undefined && !isLost(failure)) setCode('');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send(code.trim());
  };
  const type = (typed: string) => {
    setCode(typed);
    if (typed !== '' && error !== undefined) reset();
  };
  const turn = () => {
    reset();
    setCode('');
    setByRecovery(!byRecovery);
  };
  const length = byRecovery ? deskCodeTerms.recoveryLetters : deskCodeTerms.digits;
  return (
    <CodeFrame title={texts.title} lead={texts.lead}>
      {hasKey && hasPasskeys() && <OpenByKey />}
      <form onSubmit={submit}>
        <Stack>
          {byRecovery ? (
            <TextField
              autoFocus
              label={texts.recovery}
              hint={texts.recoveryHint}
              error={failed}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              value={code}
              onChange={({ target }) => type(target.value.trim().toLowerCase().slice(0, length))}
            />
          ) : (
            <AppCodeField
              label={texts.code}
              error={error}
              value={code}
              onChange={type}
              onComplete={(whole) => void send(whole)}
              busy={isLoading}
            />
          )}
          <Button
            type="submit"
            variant={hasKey ? 'secondary' : 'primary'}
            wide
            busy={isLoading}
            whyNot={unlessFilled(code.length === length)}
          >
            {texts.open}
          </Button>
          <Button variant="ghost" size="sm" onClick={turn}>
            {byRecovery ? texts.toCode : texts.toRecovery}
          </Button>
          {byRecovery && <small>{texts.lost}</small>}
        </Stack>
      </form>
    </CodeFrame>
  );
};
