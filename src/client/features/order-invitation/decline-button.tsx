import { useState } from 'react';
import { Button } from '../../kit/controls/button';
import { ConfirmDialog } from '../../kit/overlay/confirm-dialog';
import { texts } from './texts';

interface DeclineButtonProps {
  readonly name: string;
  /** What declining means for the mate. */
  readonly text: string;
  readonly onDecline: () => Promise<unknown>;
}

/** Declines a call after its consequence was shown. */
export const DeclineButton = ({ name, text, onDecline }: DeclineButtonProps) => {
  const [asking, setAsking] = useState(false);
  const confirm = async () => {
    await onDecline();
    setAsking(false);
  };
  return (
    <>
      <Button variant="ghost" aria-label={texts.declineFrom(name)} onClick={() => setAsking(true)}>
        {texts.decline}
      </Button>
      {asking && (
        <ConfirmDialog
          title={texts.declineTitle}
          text={text}
          confirmLabel={texts.decline}
          dangerous
          onConfirm={confirm}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
};
