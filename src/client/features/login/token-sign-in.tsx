import { useEffect, useRef } from 'react';
import { failureOf } from '../../api/api-failure';
import { useLoginByTokenMutation } from '../../api/auth-api';
import { FormError } from '../../ui/form/form-look';
import { Quiet } from '../../ui/layout/quiet';
import { texts } from './texts';

/** A link that signs in by itself. A token works once, so it is sent once. */
export const TokenSignIn = ({ token }: { readonly token: string }) => {
  const [signIn, { error }] = useLoginByTokenMutation();
  const sent = useRef(false);
  useEffect(() => {
    if (sent.current) return;
    sent.current = true;
    void signIn({ body: { token } });
  }, [signIn, token]);
  return error === undefined ? <Quiet role="status">{texts.tokenWait}</Quiet> : <FormError>{failureOf(error).message}</FormError>;
};
