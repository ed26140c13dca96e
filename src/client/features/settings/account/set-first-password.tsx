import { useState } from 'react';
import { useRefusalToast } from '#client/api/use-refusal-toast.ts';
import { useResetPasswordMutation } from '#client/entities/session/auth-api.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { Stack } from '#client/kit/layout/stack.tsx';
import { texts } from '../texts';

/** For who has never had a password, in place of a form that asks for it: a letter with a link sets the first one. */
export const SetFirstPassword = ({ email, why }: { readonly email: string; readonly why: string }) => {
  const showRefusal = useRefusalToast();
  const [mailLink, { isLoading }] = useResetPasswordMutation();
  const [mailed, setMailed] = useState(false);
  const send = async (): Promise<void> => {
    try {
      await mailLink({ body: { email } }).unwrap();
      setMailed(true);
    } catch (error) {
      showRefusal(error);
    }
  };
  return (
    <Stack $gap={12} $align="start">
      <p>{mailed ? texts.firstPasswordMailed(email) : why}</p>
      <Button size="sm" busy={isLoading} onClick={() => void send()}>
        {mailed ? texts.firstPasswordAgain : texts.firstPassword}
      </Button>
    </Stack>
  );
};
