import { useEffect, useState } from 'react';
import { deskCodeTerms } from '#domain/people/auth-limits.ts';
import { secondStep, type StepAsked } from '#client/api/second-step.ts';
import { useAttempt } from '#client/api/use-attempt.ts';
import { keyRefusal } from '#client/entities/session/proof-refusals.ts';
import { hasPasskeys, preloadPasskeys, signByKey } from '#client/entities/session/passkeys.ts';
import { useStepChallengeMutation, useTakeSecondStepMutation } from '#client/entities/session/second-step-api.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { AppCodeField, RecoveryCodeField, useTypedCode } from '#client/entities/session/typed-code.tsx';
import { FormError } from '#client/kit/form/form.tsx';
import { KeyRound } from '#client/kit/icons/key-round.tsx';
import { Quiet } from '#client/kit/layout/prose.tsx';
import { Stack } from '#client/kit/layout/stack.tsx';
import { Dialog } from '#client/kit/overlay/dialog.tsx';
import { texts } from './texts';

interface StepProps {
  readonly asked: StepAsked;
  readonly onTaken: (proof: string) => void;
}

const linkOf = ({ resetToken }: StepAsked) => (resetToken === undefined ? {} : { resetToken });

const KeyStep = ({ asked, onTaken }: StepProps) => {
  const [challenge] = useStepChallengeMutation();
  const [take] = useTakeSecondStepMutation();
  const { run, busy, refusal } = useAttempt();
  useEffect(preloadPasskeys, []);
  const confirm = () =>
    run(
      async () => {
        const answer = await signByKey(await challenge({ body: linkOf(asked) }).unwrap());
        onTaken((await take({ body: { ...linkOf(asked), answer } }).unwrap()).proof);
      },
      (_, problem) => keyRefusal(problem),
    );
  return (
    <>
      {refusal !== undefined && <FormError>{refusal}</FormError>}
      <Button variant="primary" wide busy={busy} onClick={() => void confirm()}>
        <KeyRound aria-hidden />
        {texts.byKey}
      </Button>
    </>
  );
};

const CodeStep = ({ asked, onTaken, folded }: StepProps & { readonly folded: boolean }) => {
  const hasApp = asked.ways.includes('APP');
  const [open, setOpen] = useState(!folded);
  const [byRecovery, setByRecovery] = useState(!hasApp);
  const [take] = useTakeSecondStepMutation();
  const typed = useTypedCode(async (code) =>
    onTaken((await take({ body: { ...linkOf(asked), code } }).unwrap()).proof),
  );
  if (!open)
    return (
      <Button variant="ghost" size="sm" onClick={() => setOpen(true)}>
        {texts.toRecovery}
      </Button>
    );
  const length = byRecovery ? deskCodeTerms.recoveryLetters : deskCodeTerms.digits;
  return (
    <form noValidate onSubmit={typed.onSubmit}>
      <Stack>
        {byRecovery ? (
          <RecoveryCodeField label={texts.recovery} hint={texts.recoveryHint} typed={typed} />
        ) : (
          <AppCodeField label={texts.app} typed={typed} />
        )}
        <Button type="submit" wide busy={typed.busy} whyNot={typed.code.length === length ? null : texts.enterCode}>
          {texts.confirm}
        </Button>
        {hasApp && asked.ways.includes('RECOVERY') && (
          <Button
            variant="ghost"
            size="sm"
            onClick={() => {
              typed.clear();
              setByRecovery(!byRecovery);
            }}
          >
            {byRecovery ? texts.toApp : texts.toRecovery}
          </Button>
        )}
      </Stack>
    </form>
  );
};

interface DialogProps {
  readonly asked: StepAsked;
  readonly onClose: () => void;
}

/** The second step, asked by the one place that sends calls: the call that waits for it goes on afterwards. */
export const SecondStepDialog = ({ asked, onClose }: DialogProps) => {
  const taken = (proof: string) => {
    if (asked.resetToken === undefined) secondStep.keep(proof);
    secondStep.answer(true);
  };
  const { ways } = asked;
  const hasCodes = ways.includes('APP') || ways.includes('RECOVERY');
  const able = hasPasskeys();
  return (
    <Dialog title={texts.title} description={texts.lead} onClose={onClose}>
      <Stack>
        {ways.includes('KEY') &&
          (able ? (
            <KeyStep asked={asked} onTaken={taken} />
          ) : (
            <Quiet>{hasCodes ? texts.noKeys : texts.noKeysAtAll}</Quiet>
          ))}
        {hasCodes && (
          <CodeStep asked={asked} onTaken={taken} folded={able && ways.includes('KEY') && !ways.includes('APP')} />
        )}
        <Quiet>{texts.lost}</Quiet>
      </Stack>
    </Dialog>
  );
};
