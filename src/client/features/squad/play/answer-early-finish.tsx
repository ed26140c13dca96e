import { useConfirmEarlyFinishMutation } from '../../../api/squad-steps-api';
import { Button } from '../../../ui/controls/button';
import { texts } from '../due/texts';
import { useSquad } from '../scene/squad-scene';
import { useStep } from '../scene/use-step';

export const AnswerEarlyFinish = () => {
  const { view } = useSquad();
  const [answer] = useConfirmEarlyFinishMutation();
  const step = useStep(view.id);
  const say = (confirmed: boolean, done?: string) => step(() => answer({ params: { id: view.id }, body: { confirmed } }).unwrap(), done);
  return (
    <>
      <Button variant="ghost" onClick={() => say(false, texts.playsOn)}>
        {texts.playOn}
      </Button>
      <Button variant="primary" onClick={() => say(true)}>
        {texts.agree}
      </Button>
    </>
  );
};
