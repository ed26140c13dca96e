import { useState } from 'react';
import { deskCodeTerms } from '#domain/people/auth-limits.ts';
import { useCreateRecoveryCodesMutation } from '#client/entities/desk/code-api.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { Stack } from '#client/kit/layout/stack.tsx';
import { Dialog } from '#client/kit/overlay/dialog.tsx';
import { DialogActions } from '#client/kit/overlay/dialog-styles.ts';
import { unlessFilled } from '../kit/acts/why-not';
import { AppCodeField, useTypedCode } from '#client/entities/session/typed-code.tsx';
import { RecoveryCodes } from '#client/entities/session/recovery-codes.tsx';
import { texts } from './texts';

/** New recovery codes in place of the previous ones, by a code from the app: whoever sits at an open desk lacks it. */
export const RenewCodes = ({ onClose }: { readonly onClose: () => void }) => {
  const [renew] = useCreateRecoveryCodesMutation();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const typed = useTypedCode(async (code) => setCodes((await renew({ body: { code } }).unwrap()).recovery));
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
      <form onSubmit={typed.onSubmit}>
        <Stack>
          <AppCodeField label={texts.code} typed={typed} />
          <DialogActions>
            <Button
              type="submit"
              variant="primary"
              busy={typed.busy}
              whyNot={unlessFilled(typed.code.length === deskCodeTerms.digits)}
            >
              {texts.renew}
            </Button>
          </DialogActions>
        </Stack>
      </form>
    </Dialog>
  );
};
