import { useState } from 'react';
import { disputeTerms } from '../../../../domain/settings/dispute-terms';
import { useDecideDisputeMutation } from '../../../api/squad-steps-api';
import { Button } from '../../../ui/controls/button';
import { TextArea } from '../../../ui/form/text-area';
import { Stack } from '../../../ui/layout/stack';
import { useKeptText } from '../scene/use-kept-text';
import { useSquad } from '../scene/squad-scene';
import { useStep } from '../scene/use-step';
import { PercentField } from './percent-field';
import { percentOfText } from './percent-of-text';
import { texts } from './texts';

/** A moderator's word: how much goes back, and why. */
export const DecideDispute = () => {
  const { view, state } = useSquad();
  const [comment, setComment, forget] = useKeptText(`dispute-decision:${view.id}`);
  const [typed, setTyped] = useState(String(state.context.dispute?.wantedPercent ?? 50));
  const [decide] = useDecideDisputeMutation();
  const step = useStep(view.id);
  const refundPercent = percentOfText(typed);
  const left = disputeTerms.reasonMin - comment.trim().length;
  const submit = async () => {
    if (refundPercent === null) return;
    if (await step(() => decide({ params: { id: view.id }, body: { refundPercent, comment: comment.trim() } }).unwrap(), texts.decidedToast)) forget();
  };
  return (
    <Stack $gap={12}>
      <PercentField label={texts.refundPercent} value={typed} hint={texts.percentHint} error={refundPercent === null ? texts.percentHint : undefined} onChange={setTyped} />
      <TextArea label={texts.decision} value={comment} maxLength={disputeTerms.reasonMax} hint={texts.reasonHint(left)} onChange={({ target }) => setComment(target.value)} />
      <Button variant="primary" whyNot={left > 0 ? texts.reasonHint(left) : refundPercent === null ? texts.percentHint : null} onClick={submit}>
        {texts.decide}
      </Button>
    </Stack>
  );
};
