import { disputeTerms } from '../../../../domain/settings/dispute-terms';
import { disputeOutcome } from '../../../../domain/squad/dispute-outcome';
import { useAnswerDisputeMutation } from '../../../api/squad-steps-api';
import { Button } from '../../../ui/controls/button';
import { TextArea } from '../../../ui/form/text-area';
import { Row, Stack } from '../../../ui/layout/stack';
import { serverNow } from '../../../ui/time/server-now';
import { outcomeWords } from '../play/outcome-words';
import { useKeptText } from '../scene/use-kept-text';
import { useSquad } from '../scene/squad-scene';
import { useStep } from '../scene/use-step';
import { texts } from './texts';

/** The other side's yes or no, with the exact sum of a yes before it is said. */
export const AnswerDispute = () => {
  const { view, state, me } = useSquad();
  const [comment, setComment, forget] = useKeptText(`dispute-answer:${view.id}`);
  const [answer] = useAnswerDisputeMutation();
  const step = useStep(view.id);
  const said = comment.trim();
  const short = said !== '' && said.length < disputeTerms.reasonMin;
  const say = async (granted: boolean, done: string) => {
    const body = said === '' ? { granted } : { granted, comment: said };
    if (await step(() => answer({ params: { id: view.id }, body }).unwrap(), done)) forget();
  };
  const whyNot = short ? texts.commentShort : null;
  const words = outcomeWords(disputeOutcome(state, null, me.id, serverNow()), me.mateAccess !== null);
  return (
    <Stack $gap={12}>
      <p>
        {texts.ifGranted(words)} {texts.ifRefused}
      </p>
      <TextArea
        label={texts.comment}
        value={comment}
        maxLength={disputeTerms.reasonMax}
        hint={texts.commentHint}
        error={short ? texts.commentShort : undefined}
        onChange={({ target }) => setComment(target.value)}
      />
      <Row>
        <Button variant="primary" whyNot={whyNot} onClick={() => say(true, texts.granted)}>
          {texts.grant}
        </Button>
        <Button whyNot={whyNot} onClick={() => say(false, texts.refused)}>
          {texts.refuse}
        </Button>
      </Row>
    </Stack>
  );
};
