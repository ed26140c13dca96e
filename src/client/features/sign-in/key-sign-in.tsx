import { useEffect } from 'react';
import { useAttempt } from '../../api/use-attempt';
import { useLoginByKeyMutation } from '../../entities/session/second-step-sign-in-api';
import { keyRefusal } from '../../entities/session/proof-refusals';
import { hasPasskeys, isNumericAddress, preloadPasskeys, signByKey } from '../../entities/session/passkeys';
import { useSignInChallengeMutation } from '../../entities/session/second-step-api';
import { Button } from '../../kit/controls/button';
import { FormError } from '../../kit/form/form';
import { KeyRound } from '../../kit/icons/key-round';
import { Quiet } from '../../kit/layout/prose';
import { Stack } from '../../kit/layout/stack';
import { texts } from './texts';
import { useOpenBlock } from './use-open-block';

/** A passkey knows whose it is: no address is asked. */
export const KeySignIn = () => {
  const [challenge] = useSignInChallengeMutation();
  const [login] = useLoginByKeyMutation();
  const openBlock = useOpenBlock();
  const { run, busy, refusal } = useAttempt();
  const able = hasPasskeys();
  useEffect(() => {
    if (able) preloadPasskeys();
  }, [able]);
  if (!able) return <Quiet>{isNumericAddress() ? texts.keysNeedName : texts.noKeys}</Quiet>;
  const signIn = () =>
    run(
      async () => {
        const answer = await signByKey(await challenge().unwrap());
        await login({ body: { answer } }).unwrap();
      },
      (failure, problem) => (openBlock(failure) ? undefined : keyRefusal(problem)),
    );
  return (
    <Stack $gap={8} style={{ marginTop: 12 }}>
      {refusal !== undefined && <FormError>{refusal}</FormError>}
      <Button wide busy={busy} onClick={() => void signIn()}>
        <KeyRound aria-hidden />
        {texts.byPasskey}
      </Button>
    </Stack>
  );
};
