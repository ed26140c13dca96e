import { type FormEvent, useState } from 'react';
import { disputeTerms } from '#domain/squad/facts/squad-limits.ts';
import { useSettleDisputeMutation } from '#client/entities/desk/disputes-api.ts';
import { useOwnDraft } from '#client/entities/person/use-own-draft.ts';
import { useOwnText } from '#client/entities/person/use-own-text.ts';
import { Button } from '#client/kit/controls/button.tsx';
import type { SheetDrafts } from '#client/kit/form/sheet-drafts.ts';
import { TextArea } from '#client/kit/form/text-area.tsx';
import { Stack } from '#client/kit/layout/stack.tsx';
import { Dialog } from '#client/kit/overlay/dialog.tsx';
import { DialogActions } from '#client/kit/overlay/dialog-styles.ts';
import { ActFailure } from '../../kit/acts/act-failure';
import { useKey } from '../../kit/use-key';
import { PercentChoice } from '../common/percent-choice';
import { Quiet } from '../../kit/quiet';
import { texts as common } from '../common/texts';
import { texts } from './texts';
import type { Dispute } from './dispute';
import { useAct } from '../../kit/acts/use-act';

const percentDrafts: SheetDrafts<number> = new Map();

const useSettle = (squadId: number) =>
  useAct(useSettleDisputeMutation(), { title: texts.decideTitle, subject: `dispute:${squadId}`, done: texts.done });

interface DecideProps {
  readonly dispute: Dispute;
  readonly settle: ReturnType<typeof useSettle>;
}

const DecideDialog = ({ dispute, settle }: DecideProps) => {
  const id = dispute.squadId;
  const [percent, setPercent, clearPercent] = useOwnDraft(percentDrafts, String(id), dispute.wantedPercent);
  const [comment, setComment, clear] = useOwnText(`dispute:${id}`);
  const [tried, setTried] = useState(false);
  const short = comment.trim().length < disputeTerms.reasonMin;
  const names = (userId: string) =>
    dispute.parties.find(({ person }) => person.id === userId)?.person.username ?? common.someone;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const argsOf = (seen: number) => ({
      params: { id },
      body: { refundPercent: percent, comment: comment.trim(), seen },
    });
    if (short || !(await settle.run(argsOf))) return;
    clear();
    clearPercent();
  };
  return (
    <Dialog title={texts.decideTitle} onClose={settle.drop} width={520}>
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
          <ActFailure failure={settle.failure} />
          <DialogActions>
            <Button variant="ghost" onClick={settle.drop}>
              {texts.cancel}
            </Button>
            <Button type="submit" variant="primary" busy={settle.busy}>
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
  const settle = useSettle(dispute.squadId);
  const mayDecide = dispute.status === 'IN_PROGRESS' && !dispute.own;
  useKey('KeyA', () => {
    if (mayDecide && settle.whyNot === null) settle.ask();
  });
  const decided = dispute.status === 'CLOSED';
  if (dispute.own) return decided ? null : <Quiet>{texts.own}</Quiet>;
  if (dispute.status === 'NEW') return <Quiet>{texts.waitsAnswer}</Quiet>;
  return (
    <>
      {!decided && (
        <Button variant="primary" wide whyNot={settle.whyNot} aria-keyshortcuts="A" onClick={settle.ask}>
          {texts.decide}
        </Button>
      )}
      {settle.asking && <DecideDialog dispute={dispute} settle={settle} />}
    </>
  );
};
