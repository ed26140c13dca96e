import { RecoveryCodes } from '#client/entities/session/recovery-codes.tsx';
import { Button } from '#client/kit/controls/button.tsx';
import { Stack } from '#client/kit/layout/stack.tsx';
import { Dialog } from '#client/kit/overlay/dialog.tsx';
import { securityTexts } from './security-texts';

/** Shown once: a press outside does not take them away. */
export const CodesDialog = ({
  codes,
  onClose,
}: {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}) => (
  <Dialog strict title={securityTexts.codesTitle} description={securityTexts.codesShown} onClose={onClose}>
    <Stack>
      <RecoveryCodes codes={codes} />
      <Button variant="primary" wide onClick={onClose}>
        {securityTexts.codesSaved}
      </Button>
    </Stack>
  </Dialog>
);
