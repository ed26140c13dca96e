import { BellRing } from 'lucide-react';
import { usePingSquadMutation } from '../../../api/squad-steps-api';
import { Button } from '../../../ui/controls/button';
import { useSquad } from '../scene/squad-scene';
import { useStep } from '../scene/use-step';
import { texts } from './texts';

/** Calls those who are awaited; nobody to call, nothing to press. */
export const PingButton = ({ now }: { readonly now: number }) => {
  const { view, me, whyNot } = useSquad();
  const [ping] = usePingSquadMutation();
  const step = useStep(view.id);
  if (view.waitingFor.every((id) => id === me.id)) return null;
  return (
    <Button
      size="sm"
      variant="soft"
      whyNot={whyNot({ type: 'squad.ping', by: me.id, at: now })}
      onClick={() => step(() => ping({ params: { id: view.id } }).unwrap(), texts.pinged)}
    >
      <BellRing aria-hidden />
      {texts.ping}
    </Button>
  );
};
