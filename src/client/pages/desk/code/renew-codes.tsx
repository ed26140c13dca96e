import { useState } from 'react';
import { deskCodeTerms } from '#domain/people/auth-limits.ts';
import { useCreateRecoveryCodesMutation } from '#client/entities/desk/code-api.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { Stack } from '#client/kit/layout/stack.tsx';
import { Dialog } from '#client/kit/overlay/dialog.tsx';
import { DialogActions } from '#client/kit/overlay/dialog-styles.ts';
import { unlessFilled } from '../kit/acts/why-not';
import { AppCodeField } from './app-code-field';
import { RecoveryCodes } from '#client/entities/session/recovery-codes.tsx';
import { texts } from './texts';

/** New recovery codes in place of the previous ones, by a code from the app: whoever sits at an open desk lacks it. */
export const RenewCodes = ({ onClose }: { readonly onClose: () => void }) => {
  const [renew, { error, isLoading, reset }] = useCreateRecoveryCodesMutation();
  const [code, setCode] = useState('');
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const send = async (given: string) => {
    const { data } = await renew({ body: { code: given } });
    setCode('');
    if (data !== undefined) setCodes(data.recovery);
  };
  const type = (typed: string) => {
    setCode(typed);
    if (typed !== '' && error !== undefined) reset();
  };
  if (codes !== null)
    return (
      <Dialog title={texts.recoveryTitle} description={texts.recoveryLead} onClose={onClose}>
        <Stack>
          <RecoveryCodes codes={codes} />
          <Button variant="primary" wide onClick={onClose}>
            {texts.renewed}
          </Button>
        </Stack>
      </Dialog>
    );
  return (
    <Dialog title={texts.renewTitle} description={texts.renewLead} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void send(code);
        }}
      >
        <Stack>
          <AppCodeField
            label={texts.code}
            error={error}
            value={code}
            onChange={type}
            onComplete={(whole) => void send(whole)}
            busy={isLoading}
          />
          <DialogActions>
            <Button
              type="submit"
              variant="primary"
              busy={isLoading}
              whyNot={unlessFilled(code.length === deskCodeTerms.digits)}
            >
              {texts.renew}
            </Button>
          </DialogActions>
        </Stack>
      </form>
    </Dialog>
  );
};
