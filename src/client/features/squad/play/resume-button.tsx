import { useNeedToRecreateMutation } from '#client/entities/squad/squad-play-api.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { texts as dueTexts } from '../due/texts';
import { useSquad } from '../page-state/squad-page-state';
import { useStep } from '../page-state/use-step';
import { texts } from './texts';

/** Withdraws the flag: the clock continues. Only for those who may raise it. */
export const ResumeButton = ({ now }: { readonly now: number }) => {
  const { view, me, whyNot } = useSquad();
  const [need] = useNeedToRecreateMutation();
  const step = useStep();
  const event = { type: 'squad.needToRecreate', by: me.id, at: now, needed: false } as const;
  if (whyNot(event) !== null) return null;
  return (
    <Button
      variant="ghost"
      onClick={() =>
        step(() => need({ params: { id: view.id }, body: { needed: false } }).unwrap(), texts.resumed, event)
      }
    >
      {dueTexts.goOn}
    </Button>
  );
};
