import { useDisbandSquadMutation } from '../../../api/squad-steps-api';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog';
import { useSquad } from '../scene/squad-scene';
import { useStep } from '../scene/use-step';
import { departureWords } from './departure-words';
import { texts } from './texts';

export const DisbandDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const scene = useSquad();
  const [disband] = useDisbandSquadMutation();
  const step = useStep(scene.view.id);
  const confirm = async () => {
    await step(() => disband({ params: { id: scene.view.id } }).unwrap(), texts.disbanded);
    onClose();
  };
  return (
    <ConfirmDialog title={texts.disband} text={departureWords(scene)} confirmLabel={texts.disbandConfirm} dangerous onConfirm={confirm} onClose={onClose} />
  );
};
