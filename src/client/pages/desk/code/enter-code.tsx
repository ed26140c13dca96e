import { useState } from 'react';
import { keyRefusal } from '#client/entities/session/proof-refusals.ts';
import { hasPasskeys, signByKey } from '#client/entities/session/passkeys.ts';
import { useStepChallengeMutation } from '#client/entities/session/second-step-api.ts';
import { deskCodeTerms } from '#domain/people/auth-limits.ts';
import { useOpenByKeyMutation, useSubmitDeskCodeMutation } from '#client/entities/desk/code-api.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { FormError } from '#client/kit/form/form.tsx';
import { Stack } from '#client/kit/layout/stack.tsx';
import { AppCodeField, RecoveryCodeField, useTypedCode } from '#client/entities/session/typed-code.tsx';
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
  const [show] = useSubmitDeskCodeMutation();
  const typed = useTypedCode((code) => show({ body: { code } }).unwrap());
  const [byRecovery, setByRecovery] = useState(false);
  const turn = () => {
    typed.clear();
    setByRecovery(!byRecovery);
  };
  const length = byRecovery ? deskCodeTerms.recoveryLetters : deskCodeTerms.digits;
  return (
    <CodeFrame title={texts.title} lead={texts.lead}>
      {hasKey && hasPasskeys() && <OpenByKey />}
      <form onSubmit={typed.onSubmit}>
        <Stack>
          {byRecovery ? (
            <RecoveryCodeField autoFocus label={texts.recovery} hint={texts.recoveryHint} typed={typed} />
          ) : (
            <AppCodeField label={texts.code} typed={typed} />
          )}
          <Button
            type="submit"
            variant={hasKey ? 'secondary' : 'primary'}
            wide
            busy={typed.busy}
            whyNot={unlessFilled(typed.code.length === length)}
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
