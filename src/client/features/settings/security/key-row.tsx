import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import { secondStepTerms } from '#domain/people/second-step.ts';
import type { CallResponse } from '#client/api/call.ts';
import { useAttempt } from '#client/api/use-attempt.ts';
import { useRemoveKeyMutation, useRenameKeyMutation } from '#client/entities/session/second-step-api.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { DateText } from '#client/kit/display/date-and-countdown.tsx';
import { TitleAndNote } from '#client/kit/display/title-and-note.tsx';
import { FormError } from '#client/kit/form/form.tsx';
import { TextField } from '#client/kit/form/text-field.tsx';
import { Row, Stack } from '#client/kit/layout/stack.tsx';
import { ConfirmDialog } from '#client/kit/overlay/confirm-dialog.tsx';
import { Dialog } from '#client/kit/overlay/dialog.tsx';
import { useRefusalToast } from '#client/api/use-refusal-toast.ts';
import { useToast } from '#client/kit/toast/use-toast.ts';
import { securityTexts } from './security-texts';

type Key = CallResponse<'GET /v1/users/me/second-step'>['keys'][number];

const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 14px;
`;

const RenameDialog = ({ passkey: { id, title }, onClose }: { readonly passkey: Key; readonly onClose: () => void }) => {
  const [rename] = useRenameKeyMutation();
  const [typed, setTyped] = useState(title);
  const { run, busy, refusal } = useAttempt();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await run(() => rename({ params: { id }, body: { title: typed.trim() } }).unwrap())) onClose();
  };
  return (
    <Dialog title={securityTexts.renameTitle} onClose={onClose}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack>
          {refusal !== undefined && <FormError>{refusal}</FormError>}
          <TextField
            label={securityTexts.keyTitle}
            maxLength={secondStepTerms.keyTitle.max}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <Button
            type="submit"
            variant="primary"
            wide
            busy={busy}
            whyNot={typed.trim() === '' ? securityTexts.keyTitleFirst : null}
          >
            {securityTexts.save}
          </Button>
        </Stack>
      </form>
    </Dialog>
  );
};

/** A passkey: what it is, when it was used, its name and its end. */
export const KeyRow = ({ passkey }: { readonly passkey: Key }) => {
  const { id, title, synced, createdAt, lastUsedAt } = passkey;
  const toast = useToast();
  const showRefusal = useRefusalToast();
  const [remove] = useRemoveKeyMutation();
  const [open, setOpen] = useState<'rename' | 'remove' | null>(null);
  const close = () => setOpen(null);
  const end = async () => {
    close();
    try {
      await remove({ params: { id } }).unwrap();
      toast.success(securityTexts.removed);
    } catch (error) {
      showRefusal(error);
    }
  };
  return (
    <Line>
      <TitleAndNote>
        <b>{title}</b>
        <small>
          {synced ? securityTexts.synced : securityTexts.oneDevice}, {securityTexts.added}{' '}
          <DateText value={createdAt} />
        </small>
        <small>
          {lastUsedAt === null ? (
            securityTexts.neverUsed
          ) : (
            <>
              {securityTexts.used} <DateText value={lastUsedAt} />
            </>
          )}
        </small>
      </TitleAndNote>
      <Row $gap={8}>
        <Button size="sm" variant="soft" aria-label={securityTexts.renameOf(title)} onClick={() => setOpen('rename')}>
          {securityTexts.rename}
        </Button>
        <Button size="sm" variant="soft" aria-label={securityTexts.removeOf(title)} onClick={() => setOpen('remove')}>
          {securityTexts.remove}
        </Button>
      </Row>
      {open === 'rename' && <RenameDialog passkey={passkey} onClose={close} />}
      {open === 'remove' && (
        <ConfirmDialog
          title={securityTexts.removeAsk(title)}
          text={securityTexts.removeText}
          confirmLabel={securityTexts.remove}
          dangerous
          onConfirm={end}
          onClose={close}
        />
      )}
    </Line>
  );
};
