import { type FormEvent, useState } from 'react';
import { adminCodeTerms } from '#domain/people/auth-limits.ts';
import { failureText } from '#client/api/api-error.ts';
import { failureOf, isLost } from '#client/api/api-error.ts';
import { useSubmitAdminCodeMutation } from '#client/entities/admin/admin-code-api.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { TextField } from '#client/kit/form/text-field.tsx';
import { Stack } from '#client/kit/layout/stack.tsx';
import { AppCodeField } from './app-code-field';
import { CodeFrame } from './code-frame';
import { texts } from './texts';
import { unlessFilled } from '../kit/acts/why-not';

/** Each session of the back office begins with a code. */
export const EnterCode = () => {
  const [show, { error, isLoading, reset }] = useSubmitAdminCodeMutation();
  const [code, setCode] = useState('');
  const [byRecovery, setByRecovery] = useState(false);
  const failed = failureText(error);
  const send = async (given: string) => {
    const { error: refused } = await show({ body: { code: given } });
    // A code that may never have arrived can be sent again.
    if (refused !== undefined && !isLost(failureOf(refused))) setCode('');
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
  const length = byRecovery ? adminCodeTerms.recoveryLetters : adminCodeTerms.digits;
  return (
    <CodeFrame title={texts.title} lead={texts.lead}>
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
          <Button type="submit" variant="primary" wide busy={isLoading} whyNot={unlessFilled(code.length === length)}>
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
