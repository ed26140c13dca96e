import { type FormEvent, type ReactNode, useState } from 'react';
import { useLocation } from 'react-router';
import { adminLimits } from '#domain/people/auth-limits.ts';
import { failureOf } from '#client/api/api-error.ts';
import { useOwnText } from '#client/entities/person/use-own-text.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { Select } from '#client/kit/form/select.tsx';
import { TextArea } from '#client/kit/form/text-area.tsx';
import { Stack } from '#client/kit/layout/stack.tsx';
import { Dialog } from '#client/kit/overlay/dialog.tsx';
import { DialogActions } from '#client/kit/overlay/dialog-styles.ts';
import { ActFailure } from './act-failure';
import { useActFailure } from './use-act-failure';
import { texts } from '../texts';
import { unlessFilled } from './why-not';

interface ReasonDialogProps {
  readonly title: string;
  /** Which of the page's objects it is about, where there are several: each has a reason of its own. */
  readonly about?: string | number;
  /** The consequence, in figures. */
  readonly consequence?: ReactNode;
  readonly confirmLabel: string;
  /** The person will read the reason. */
  readonly toPerson: boolean;
  /** Common reasons; a chosen one can still be edited. */
  readonly ready?: readonly string[];
  readonly dangerous?: boolean;
  /** A required field of `children` is still missing. */
  readonly incomplete?: boolean;
  /** More fields of the decision. */
  readonly children?: ReactNode;
  /** Rejects with the error of the request; the typed text stays then. */
  readonly onConfirm: (reason: string) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Confirmation of an irreversible action: its consequence, and the reason. */
export const ReasonDialog = ({
  title,
  about = '',
  consequence,
  confirmLabel,
  toPerson,
  ready = [],
  dangerous = true,
  incomplete = false,
  children,
  onConfirm,
  onClose,
}: ReasonDialogProps) => {
  const { pathname } = useLocation();
  const [reason, setReason, clear] = useOwnText(`${pathname} ${title} ${about}`);
  const [tried, setTried] = useState(false);
  const [failure, setFailure] = useActFailure(title);
  const [busy, setBusy] = useState(false);
  const text = reason.trim();
  const short = text.length < adminLimits.reasonMin;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (short || busy || incomplete) return;
    setBusy(true);
    try {
      await onConfirm(text);
      clear();
      onClose();
    } catch (error) {
      setFailure(failureOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog title={title} onClose={onClose} width={480}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack>
          {children}
          {ready.length > 0 && (
            <Select
              label={texts.reasonTemplate}
              placeholder={texts.ownWords}
              options={ready.map((one) => ({ value: one, label: one }))}
              value={ready.includes(reason) ? reason : ''}
              onChange={({ target }) => setReason(target.value)}
            />
          )}
          <TextArea
            autoFocus
            label={toPerson ? texts.reasonForPerson : texts.reasonForLog}
            maxLength={adminLimits.reasonMax}
            value={reason}
            error={tried && short ? texts.reasonShort(adminLimits.reasonMin) : undefined}
            onChange={({ target }) => setReason(target.value)}
          />
          {consequence}
          <ActFailure failure={failure} />
          <DialogActions>
            <Button variant="ghost" onClick={onClose}>
              {texts.cancel}
            </Button>
            <Button
              type="submit"
              variant={dangerous ? 'danger' : 'primary'}
              busy={busy}
              whyNot={unlessFilled(!incomplete)}
            >
              {confirmLabel}
            </Button>
          </DialogActions>
        </Stack>
      </form>
    </Dialog>
  );
};
