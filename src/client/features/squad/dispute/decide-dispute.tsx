import { useState } from 'react';
import { disputeTerms } from '../../../../domain/settings/dispute-terms';
import { useDecideDisputeMutation } from '../../../api/squad-steps-api';
import { Button } from '../../../ui/controls/button';
import { TextArea } from '../../../ui/form/text-area';
import { Row, Stack } from '../../../ui/layout/stack';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog';
import { useServerNow } from '../../../ui/time/use-server-now';
import { useKeptText } from '../scene/use-kept-text';
import { useSquad } from '../scene/squad-scene';
import { useStep } from '../scene/use-step';
import { decisionWords } from './decision-words';
import { PercentField } from './percent-field';
import { percentOfText } from './percent-of-text';
import { texts } from './texts';

/** A moderator's word: how much goes back, and why; asked once more with the exact sums, for it is final. */
export const DecideDispute = () => {
  const scene = useSquad();
  const { view, state } = scene;
  const now = useServerNow();
  const [asking, setAsking] = useState(false);
  const [comment, setComment, forget] = useKeptText(`dispute-decision:${view.id}`);
  const [typed, setTyped] = useState(String(state.context.dispute?.wantedPercent ?? 50));
  const [decide] = useDecideDisputeMutation();
  const step = useStep(view.id);
  const refundPercent = percentOfText(typed);
  const left = disputeTerms.reasonMin - comment.trim().length;
  const words = refundPercent === null ? null : decisionWords(scene, refundPercent, now);
  const submit = async () => {
    if (refundPercent === null) return;
    setAsking(false);
    if (await step(() => decide({ params: { id: view.id }, body: { refundPercent, comment: comment.trim() } }).unwrap(), texts.decidedToast)) forget();
  };
  return (
    <Stack $gap={12}>
      <PercentField label={texts.refundPercent} value={typed} hint={words ?? texts.percentHint} error={refundPercent === null ? texts.percentHint : undefined} onChange={setTyped} />
      <TextArea label={texts.decision} value={comment} maxLength={disputeTerms.reasonMax} hint={texts.decisionHint(left)} onChange={({ target }) => setComment(target.value)} />
      <Row>
        <Button variant="primary" whyNot={left > 0 ? texts.decisionHint(left) : refundPercent === null ? texts.percentHint : null} onClick={() => setAsking(true)}>
          {texts.decide}
        </Button>
      </Row>
      {asking && refundPercent !== null && (
        <ConfirmDialog title={texts.sure(refundPercent)} text={`${words ?? ''} ${texts.final}`} confirmLabel={texts.decide} onConfirm={submit} onClose={() => setAsking(false)} />
      )}
    </Stack>
  );
};
