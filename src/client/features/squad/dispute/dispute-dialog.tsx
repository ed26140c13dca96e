import { useState } from 'react';
import { disputeTerms } from '../../../../domain/settings/dispute-terms';
import { disputeOutcome } from '../../../../domain/squad/dispute-outcome';
import { useOpenDisputeMutation } from '../../../api/squad-steps-api';
import { Button } from '../../../ui/controls/button';
import { TextArea } from '../../../ui/form/text-area';
import { Dialog } from '../../../ui/overlay/dialog';
import { DialogActions } from '../../../ui/overlay/dialog-look';
import { serverNow } from '../../../ui/time/server-now';
import { useKeptText } from '../scene/use-kept-text';
import { useSquad } from '../scene/squad-scene';
import { useStep } from '../scene/use-step';
import { FilePicker } from './file-picker';
import { outcomeSentence } from './outcome-sentence';
import { PercentField } from './percent-field';
import { percentOfText } from './percent-of-text';
import { texts } from './texts';
import { useSendFiles } from './use-send-files';

/** Strict: a click beside it must not put the files away; the reason is kept anyway. */
export const DisputeDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { view, state, me, whyNot } = useSquad();
  const isMate = me.mateAccess !== null;
  const [reason, setReason, forget] = useKeptText(`dispute:${view.id}`);
  const [typed, setTyped] = useState(isMate ? '0' : '50');
  const [files, setFiles] = useState<readonly File[]>([]);
  const [open] = useOpenDisputeMutation();
  const step = useStep(view.id);
  const sendFiles = useSendFiles(view.id);
  const at = serverNow();
  const wantedPercent = percentOfText(typed);
  const left = disputeTerms.reasonMin - reason.trim().length;
  const problem = left > 0 ? texts.reasonHint(left) : wantedPercent === null ? texts.percentHint : null;
  const outcome = wantedPercent === null ? null : disputeOutcome(state, { by: me.id, wantedPercent }, me.id, at);
  const submit = async () => {
    if (wantedPercent === null) return;
    const opened = await step(() => open({ params: { id: view.id }, body: { reason: reason.trim(), wantedPercent } }).unwrap(), texts.opened);
    if (!opened) return;
    forget();
    await sendFiles(files);
    onClose();
  };
  return (
    <Dialog title={texts.open} description={texts.openText} strict onClose={onClose} width={560}>
      <TextArea label={texts.reason} value={reason} maxLength={disputeTerms.reasonMax} hint={texts.reasonHint(left)} onChange={({ target }) => setReason(target.value)} />
      <PercentField
        label={texts.percent}
        value={typed}
        hint={outcome === null ? texts.percentHint : outcomeSentence(outcome, isMate)}
        error={wantedPercent === null ? texts.percentHint : undefined}
        onChange={setTyped}
      />
      <FilePicker files={files} onChange={setFiles} />
      <DialogActions>
        <Button variant="primary" whyNot={problem ?? whyNot({ type: 'squad.openDispute', by: me.id, at, wantedPercent: wantedPercent ?? 0 })} onClick={submit}>
          {texts.submit}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
