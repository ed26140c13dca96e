import { useEffect, useState } from 'react';
import { useLoginByKeyMutation } from '../../entities/session/second-step-sign-in-api';
import { keyRefusal } from '../../entities/session/key-texts';
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
  const [refusal, setRefusal] = useState<string | undefined>();
  const [busy, setBusy] = useState(false);
  const able = hasPasskeys();
  useEffect(() => {
    if (able) preloadPasskeys();
  }, [able]);
  if (!able) return <Quiet>{isNumericAddress() ? texts.keysNeedName : texts.noKeys}</Quiet>;
  const signIn = async () => {
    setRefusal(undefined);
    setBusy(true);
    try {
      const answer = await signByKey(await challenge().unwrap());
      await login({ body: { answer } }).unwrap();
    } catch (error) {
      if (!openBlock(error)) setRefusal(keyRefusal(error));
    } finally {
      setBusy(false);
    }
  };
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
