import { useNavigate } from 'react-router';
import { useLeaveSquadMutation } from '../../../api/squad-steps-api';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog';
import { useGameLink } from '../../../ui/routing/use-game-link';
import { useSquad } from '../scene/squad-scene';
import { useStep } from '../scene/use-step';
import { departureWords } from './departure-words';
import { texts } from './texts';

export const LeaveDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const scene = useSquad();
  const [leave] = useLeaveSquadMutation();
  const step = useStep(scene.view.id);
  const navigate = useNavigate();
  const link = useGameLink();
  const confirm = async () => {
    const left = await step(() => leave({ params: { id: scene.view.id } }).unwrap(), texts.gone);
    onClose();
    if (left) await navigate(link('/{gameId}/orders-history'));
  };
  return (
    <ConfirmDialog title={texts.leave} text={departureWords(scene)} confirmLabel={texts.leaveConfirm} dangerous onConfirm={confirm} onClose={onClose} />
  );
};
