import { useConfirmSquadMutation } from '../../../api/squad-steps-api';
import { Button } from '../../../ui/controls/button';
import { useSquad } from '../scene/squad-scene';
import { useStep } from '../scene/use-step';
import { texts } from './texts';

/** The same step in readiness, in the lobby and after the game. */
export const ConfirmButton = ({ now, label }: { readonly now: number; readonly label: string }) => {
  const { view, me, whyNot } = useSquad();
  const [confirm] = useConfirmSquadMutation();
  const step = useStep(view.id);
  return (
    <Button
      variant="primary"
      whyNot={whyNot({ type: 'squad.confirm', by: me.id, at: now })}
      onClick={() => step(() => confirm({ params: { id: view.id } }).unwrap(), texts.confirmed)}
    >
      {label}
    </Button>
  );
};
