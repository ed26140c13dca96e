import { useNeedToRecreateMutation } from '../../../api/squad-steps-api';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog';
import { useSquad } from '../scene/squad-scene';
import { useStep } from '../scene/use-step';
import { texts } from './texts';

/** The flag «need to recreate»: time stands still from here on. */
export const RecreateDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { view } = useSquad();
  const [need] = useNeedToRecreateMutation();
  const step = useStep(view.id);
  const confirm = async () => {
    await step(() => need({ params: { id: view.id }, body: { needed: true } }).unwrap(), texts.paused);
    onClose();
  };
  return <ConfirmDialog title={texts.recreateTitle} text={texts.recreateText} confirmLabel={texts.pause} onConfirm={confirm} onClose={onClose} />;
};
