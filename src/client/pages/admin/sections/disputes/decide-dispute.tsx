import { type FormEvent, useState } from 'react';
import { disputeTerms } from '#domain/squad/facts/squad-limits.ts';
import { failureOf } from '#client/api/api-error.ts';
import { useSettleDisputeMutation } from '#client/entities/admin/admin-disputes-api.ts';
import { useOwnDraft } from '#client/entities/person/use-own-draft.ts';
import { useOwnText } from '#client/entities/person/use-own-text.ts';
import { Button } from '#client/kit/controls/button.tsx';
import type { SheetDrafts } from '#client/kit/form/sheet-drafts.ts';
import { TextArea } from '#client/kit/form/text-area.tsx';
import { Stack } from '#client/kit/layout/stack.tsx';
import { Dialog } from '#client/kit/overlay/dialog.tsx';
import { DialogActions } from '#client/kit/overlay/dialog-styles.ts';
import { useToast } from '#client/kit/toast/use-toast.ts';
import { ActFailure } from '../../kit/acts/act-failure';
import { useActFailure } from '../../kit/acts/use-act-failure';
import { useSeen } from '../../kit/drawer/subject-history';
import { useKey } from '../../kit/use-key';
import { PercentChoice } from '../common/percent-choice';
import { Quiet } from '../../kit/quiet';
import { texts as common } from '../common/texts';
import { texts } from './texts';
import type { Dispute } from './dispute';
import { untilSeen } from '../../kit/acts/why-not';

const percentDrafts: SheetDrafts<number> = new Map();

const DecideDialog = ({
  dispute,
  seen,
  onClose,
}: {
  readonly dispute: Dispute;
  readonly seen: number;
  readonly onClose: () => void;
}) => {
  const [settle, { isLoading }] = useSettleDisputeMutation();
  const [percent, setPercent, clearPercent] = useOwnDraft(
    percentDrafts,
    String(dispute.squadId),
    dispute.wantedPercent,
  );
  const [comment, setComment, clear] = useOwnText(`dispute:${dispute.squadId}`);
  const [tried, setTried] = useState(false);
  const [failure, setFailure] = useActFailure(texts.decideTitle);
  const toast = useToast();
  const short = comment.trim().length < disputeTerms.reasonMin;
  const names = (userId: string) =>
    dispute.parties.find(({ person }) => person.id === userId)?.person.username ?? common.someone;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (short || isLoading) return;
    setFailure(undefined);
    try {
      await settle({
        params: { id: dispute.squadId },
        body: { refundPercent: percent, comment: comment.trim(), seen },
      }).unwrap();
      clear();
      clearPercent();
      toast.success(texts.done);
      onClose();
    } catch (error) {
      setFailure(failureOf(error));
    }
  };
  return (
    <Dialog title={texts.decideTitle} onClose={onClose} width={520}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack>
          <PercentChoice outcomes={dispute.outcomes} names={names} value={percent} onChange={setPercent} />
          <TextArea
            label={texts.comment}
            maxLength={disputeTerms.reasonMax}
            value={comment}
            error={tried && short ? texts.commentShort : undefined}
            onChange={({ target }) => setComment(target.value)}
          />
          <ActFailure failure={failure} />
          <DialogActions>
            <Button variant="ghost" onClick={onClose}>
              {texts.cancel}
            </Button>
            <Button type="submit" variant="primary" busy={isLoading}>
              {texts.decide}
            </Button>
          </DialogActions>
        </Stack>
      </form>
    </Dialog>
  );
};

/** What a moderator can do with it now. */
export const DecideDispute = ({ dispute }: { readonly dispute: Dispute }) => {
  const [open, setOpen] = useState(false);
  const seen = useSeen(`dispute:${dispute.squadId}`, open);
  const mayDecide = dispute.status === 'IN_PROGRESS' && !dispute.own;
  useKey('KeyA', () => {
    if (mayDecide) setOpen(true);
  });
  const decided = dispute.status === 'CLOSED';
  if (dispute.own) return decided ? null : <Quiet>{texts.own}</Quiet>;
  if (dispute.status === 'NEW') return <Quiet>{texts.waitsAnswer}</Quiet>;
  return (
    <>
      {!decided && (
        <Button variant="primary" wide whyNot={untilSeen(seen)} aria-keyshortcuts="A" onClick={() => setOpen(true)}>
          {texts.decide}
        </Button>
      )}
      {open && seen !== undefined && <DecideDialog dispute={dispute} seen={seen} onClose={() => setOpen(false)} />}
    </>
  );
};
