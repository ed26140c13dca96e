import { Status } from '#client/kit/feedback/status.tsx';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { failureText } from '../../api/api-error';
import { useDecideAddressMutation } from '../../entities/session/auth-api';
import { Button } from '../../kit/controls/button';
import { FormError } from '../../kit/form/form';
import { Quiet } from '../../kit/layout/prose';
import { Stack } from '../../kit/layout/stack';
import { texts } from './texts';

/**
 * Opened by the link in the letter to the address before. The token is in the fragment, which no server sees, and is
 * removed from the address at once; it is sent by a press, since programs that check letters open their links.
 */
export const ChangedAddress = () => {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const [token] = useState(() => hash.slice(1));
  const [decide, { error, isLoading, isSuccess, originalArgs }] = useDecideAddressMutation();
  useEffect(() => {
    if (hash !== '') void navigate(pathname + search, { replace: true });
  }, [navigate, hash, pathname, search]);
  if (token === '') return <FormError>{texts.tokenLost}</FormError>;
  const chosen = originalArgs?.body.verdict;
  if (isSuccess) return <Status as={Quiet}>{chosen === 'KEEP' ? texts.addressKept : texts.addressUndone}</Status>;
  return (
    <Stack $gap={16}>
      <Quiet>{texts.addressLead}</Quiet>
      {error !== undefined && <FormError>{failureText(error)}</FormError>}
      <Button
        variant="primary"
        wide
        busy={isLoading && chosen === 'UNDO'}
        onClick={() => void decide({ body: { token, verdict: 'UNDO' } })}
      >
        {texts.addressUndo}
      </Button>
      <Button
        wide
        busy={isLoading && chosen === 'KEEP'}
        onClick={() => void decide({ body: { token, verdict: 'KEEP' } })}
      >
        {texts.addressKeep}
      </Button>
    </Stack>
  );
};
