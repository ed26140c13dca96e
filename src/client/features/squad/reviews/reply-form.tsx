import { reviewTerms } from '../../../../domain/settings/review-terms';
import { useReplyToReviewMutation } from '../../../api/squad-steps-api';
import { Button } from '../../../ui/controls/button';
import { TextArea } from '../../../ui/form/text-area';
import { Stack } from '../../../ui/layout/stack';
import { useKeptText } from '../scene/use-kept-text';
import { useSquad } from '../scene/squad-scene';
import { useStep } from '../scene/use-step';
import { texts } from './texts';

export const ReplyForm = ({ reviewId }: { readonly reviewId: string }) => {
  const { view } = useSquad();
  const [text, setText, forget] = useKeptText(`reply:${reviewId}`);
  const [send] = useReplyToReviewMutation();
  const step = useStep(view.id);
  const left = reviewTerms.replyMin - text.trim().length;
  const submit = async () => {
    if (await step(() => send({ params: { id: view.id, reviewId }, body: { text: text.trim() } }).unwrap(), texts.replied)) forget();
  };
  return (
    <Stack $gap={8}>
      <TextArea label={texts.reply} value={text} maxLength={reviewTerms.textMax} hint={texts.replyOnce} onChange={({ target }) => setText(target.value)} />
      <div>
        <Button size="sm" variant="primary" whyNot={left > 0 ? texts.textHint(left) : null} onClick={submit}>
          {texts.replySend}
        </Button>
      </div>
    </Stack>
  );
};
