import { usePublishSquadMutation } from '../../../api/squad-steps-api';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog';
import { useSquad } from '../scene/squad-scene';
import { useStep } from '../scene/use-step';
import { paidWords } from './paid-words';
import { texts } from './texts';

/** Asked only where somebody has paid: an open squad gathers anew. */
export const PublishDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { view } = useSquad();
  const [publish] = usePublishSquadMutation();
  const step = useStep(view.id);
  const confirm = async () => {
    await step(() => publish({ params: { id: view.id }, body: { visible: true } }).unwrap(), texts.published);
    onClose();
  };
  return (
    <ConfirmDialog title={texts.publish} text={texts.backToGathering(paidWords(view))} confirmLabel={texts.publishConfirm} onConfirm={confirm} onClose={onClose} />
  );
};
