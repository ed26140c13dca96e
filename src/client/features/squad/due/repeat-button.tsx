import { RotateCcw } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useRepeatSquadMutation } from '../../../api/squad-steps-api';
import { Button } from '../../../ui/controls/button';
import { useSquad } from '../scene/squad-scene';
import { useStep } from '../scene/use-step';
import { texts } from './texts';

/** A new squad with the same people; only its owner may. */
export const RepeatButton = ({ now }: { readonly now: number }) => {
  const { view, me, whyNot } = useSquad();
  const [repeat] = useRepeatSquadMutation();
  const navigate = useNavigate();
  const step = useStep(view.id);
  if (view.ownerId !== me.id || me.mateAccess !== null) return null;
  const again = () =>
    step(async () => {
      const { gameId, id } = await repeat({ params: { id: view.id } }).unwrap();
      await navigate(`/${gameId}/squads/${id}`);
    });
  return (
    <Button variant={view.settledAt === null ? 'secondary' : 'primary'} whyNot={whyNot({ type: 'squad.repeat', by: me.id, at: now, hasSquad: me.hasSquad })} onClick={again}>
      <RotateCcw aria-hidden />
      {texts.repeat}
    </Button>
  );
};
