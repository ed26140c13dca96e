import { Status } from '#client/kit/feedback/status.tsx';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { failureIn, isLost } from '../../api/api-error';
import { useLoginByTokenMutation } from '../../entities/session/auth-api';
import { Button } from '../../kit/controls/button';
import { FormError } from '../../kit/form/form';
import { Quiet } from '../../kit/layout/prose';
import { Stack } from '../../kit/layout/stack';
import { texts } from './texts';
import { useOpenBlock } from './use-open-block';

/**
 * Signs in by the link of an email, without a press. The token is in the fragment, which no server sees, and is removed
 * from the address at once. It works once, so it is sent once; only when it is not known whether it arrived can it be
 * sent again.
 */
export const LinkSignIn = () => {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const [signIn, answer] = useLoginByTokenMutation();
  const failure = failureIn(answer);
  const [token] = useState(() => hash.slice(1));
  const openBlock = useOpenBlock();
  const sent = useRef(false);
  useEffect(() => {
    if (sent.current) return;
    sent.current = true;
    if (hash !== '') void navigate(pathname + search, { replace: true });
    if (token !== '') void signIn({ body: { token: token } });
  }, [signIn, navigate, token, hash, pathname, search]);
  useEffect(() => {
    if (failure !== undefined) openBlock(failure);
  }, [failure, openBlock]);
  if (token === '') return <FormError>{texts.tokenLost}</FormError>;
  if (failure === undefined) return <Status as={Quiet}>{texts.tokenWait}</Status>;
  return (
    <Stack $gap={16}>
      <FormError>{failure.message}</FormError>
      {isLost(failure) && (
        <Button wide onClick={() => signIn({ body: { token: token } })}>
          {texts.retry}
        </Button>
      )}
    </Stack>
  );
};
