import { Status } from '#client/kit/feedback/status.tsx';
import { type FormEvent, useState } from 'react';
import { useAttempt } from '#client/api/use-attempt.ts';
import { useRefusalToast } from '#client/api/use-refusal-toast.ts';
import { useMe } from '#client/entities/person/users-api.ts';
import { useReportLossMutation, useTakeLossBackMutation } from '#client/entities/session/second-step-api.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { FormError } from '#client/kit/form/form.tsx';
import { Quiet } from '#client/kit/layout/prose.tsx';
import { Stack } from '#client/kit/layout/stack.tsx';
import { Dialog } from '#client/kit/overlay/dialog.tsx';
import { useToast } from '#client/kit/toast/use-toast.ts';
import { passwordRefusal } from '#client/entities/session/proof-refusals.ts';
import { isOwnerGiven, OwnerProof, type OwnerWords } from './owner-proof';
import { securityTexts } from './security-texts';

const LossDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const [report] = useReportLossMutation();
  const [words, setWords] = useState<OwnerWords>({});
  const { run, busy, refusal } = useAttempt();
  const ready = isOwnerGiven(words);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (ready && (await run(() => report({ body: words }).unwrap(), passwordRefusal))) onClose();
  };
  return (
    <Dialog title={securityTexts.lostTitle} description={securityTexts.lostLead} onClose={onClose}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack>
          {refusal !== undefined && <FormError>{refusal}</FormError>}
          <OwnerProof orByMail words={words} onChange={setWords} />
          <Button type="submit" variant="danger" wide busy={busy} whyNot={ready ? null : securityTexts.ownerFirst}>
            {securityTexts.lostGo}
          </Button>
        </Stack>
      </form>
    </Dialog>
  );
};

/** What somebody does who has lost everything: an operator decides after some days, unless it is taken back. */
export const LossPart = ({ readyAt }: { readonly readyAt: string | null }) => {
  const me = useMe();
  const toast = useToast();
  const showRefusal = useRefusalToast();
  const [takeBack, { isLoading }] = useTakeLossBackMutation();
  const [open, setOpen] = useState(false);
  const cancel = async () => {
    try {
      await takeBack().unwrap();
      toast.success(securityTexts.lostBackDone);
    } catch (error) {
      showRefusal(error);
    }
  };
  if (readyAt !== null)
    return (
      <Stack $gap={8} $align="start">
        <Status>{securityTexts.lostAsked(readyAt, me?.timeZone ?? '')}</Status>
        <Button size="sm" busy={isLoading} onClick={() => void cancel()}>
          {securityTexts.lostBack}
        </Button>
      </Stack>
    );
  return (
    <Stack $gap={8} $align="start">
      <Quiet>{securityTexts.lostLead}</Quiet>
      <Button size="sm" variant="ghost" onClick={() => setOpen(true)}>
        {securityTexts.lost}
      </Button>
      {open && <LossDialog onClose={() => setOpen(false)} />}
    </Stack>
  );
};
