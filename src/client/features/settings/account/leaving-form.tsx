import { useState } from 'react';
import { useAttempt } from '#client/api/use-attempt.ts';
import { formatMoney } from '#client/entities/money/money.tsx';
import { withdrawPath } from '#contract/routes/money-pages.ts';
import { endSessionHere } from '#client/entities/session/auth-api.ts';
import { useLeaveMutation, useMailLeavingCodeMutation } from '#client/entities/session/leaving-api.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { Checkbox } from '#client/kit/form/checkbox.tsx';
import { CodeField } from '#client/kit/form/code-field.tsx';
import { FormError } from '#client/kit/form/form.tsx';
import { PasswordField } from '#client/kit/form/password-field.tsx';
import { Row, Stack } from '#client/kit/layout/stack.tsx';
import { TextLink } from '#client/kit/routing/text-link.tsx';
import { useToast } from '#client/kit/toast/use-toast.ts';
import { leavingTexts } from './leaving-texts';

/** Refusals of the password or code, shown below its field. */
const proofRefusals: ReadonlySet<string> = new Set([
  'AUTH_WRONG_CREDENTIALS',
  'AUTH_EMAIL_WRONG_CODE',
  'AUTH_EMAIL_CONFIRMATION_TIMEOUT',
]);

interface LeavingFormProps {
  /** Own money, rubles. */
  readonly balance: number;
  /** The account differs from what was shown. */
  readonly onChanged: () => void;
  readonly onCancel: () => void;
}

/** The last step: confirming that the remaining money is given up, and the password or an emailed code. */
export const LeavingForm = ({ balance, onChanged, onCancel }: LeavingFormProps) => {
  const toast = useToast();
  const [leave, { isLoading }] = useLeaveMutation();
  const [mailCode] = useMailLeavingCodeMutation();
  // The sum given up is the one that was shown, not what was credited since.
  const [givenUp, setGivenUp] = useState<number | null>(null);
  const [password, setPassword] = useState('');
  const [code, setCode] = useState<string | null>(null);
  const [wrong, setWrong] = useState<string | undefined>();
  const { run, refusal } = useAttempt();
  const sum = formatMoney(balance);
  const isGivenUp = balance === 0 || givenUp === balance;
  const ready = isGivenUp && (code === null ? password !== '' : code.length === 6);

  const send = async () => {
    setWrong(undefined);
    const proof = code === null ? { password } : { code };
    const act = async () => {
      await leave({ body: { ...proof, givesUp: balance } }).unwrap();
      endSessionHere();
      location.assign('/');
    };
    await run(act, ({ code: refused, message }) => {
      const wrongProof = refused === 'AUTH_WRONG_CREDENTIALS' ? leavingTexts.wrongPassword : message;
      if (proofRefusals.has(refused)) setWrong(wrongProof);
      if (refused === 'USERS_LEAVING_NOT_NOW' || refused === 'USERS_LEAVING_WITH_MONEY') onChanged();
      return proofRefusals.has(refused) ? undefined : message;
    });
  };
  const askCode = async () => {
    setWrong(undefined);
    if (!(await run(() => mailCode().unwrap()))) return;
    setCode('');
    toast.success(leavingTexts.codeSent);
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (ready && !isLoading) void send();
      }}
    >
      <Stack $gap={16}>
        {refusal !== undefined && <FormError>{refusal}</FormError>}
        {balance > 0 && (
          <>
            <p>
              {leavingTexts.money(sum)} <TextLink to={withdrawPath}>{leavingTexts.withdraw}</TextLink>
            </p>
            <Checkbox
              checked={givenUp === balance}
              onChange={({ target }) => setGivenUp(target.checked ? balance : null)}
            >
              {leavingTexts.giveUp(sum)}
            </Checkbox>
          </>
        )}
        {code === null ? (
          <PasswordField
            label={leavingTexts.password}
            autoComplete="current-password"
            error={wrong}
            value={password}
            onChange={({ target }) => {
              setPassword(target.value);
              setWrong(undefined);
            }}
          />
        ) : (
          <CodeField
            label={leavingTexts.code}
            value={code}
            error={wrong}
            onChange={(next) => {
              setCode(next);
              setWrong(undefined);
            }}
          />
        )}
        <div>
          <Button size="sm" variant="ghost" onClick={() => (code === null ? askCode() : setCode(null))}>
            {code === null ? leavingTexts.noPassword : leavingTexts.withPassword}
          </Button>
        </div>
        <Row $gap={8}>
          <Button
            type="submit"
            size="sm"
            variant="danger"
            busy={isLoading}
            whyNot={ready ? null : isGivenUp ? leavingTexts.proofFirst : leavingTexts.moneyFirst}
          >
            {leavingTexts.leave}
          </Button>
          <Button size="sm" variant="ghost" onClick={onCancel}>
            {leavingTexts.cancel}
          </Button>
        </Row>
      </Stack>
    </form>
  );
};
