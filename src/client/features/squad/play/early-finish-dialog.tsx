import { useRequestEarlyFinishMutation } from '../../../api/squad-steps-api';
import { Button } from '../../../ui/controls/button';
import { Dialog } from '../../../ui/overlay/dialog';
import { DialogActions } from '../../../ui/overlay/dialog-look';
import { useServerNow } from '../../../ui/time/use-server-now';
import { useSquad } from '../scene/squad-scene';
import { useStep } from '../scene/use-step';
import { EarlyFinishSums } from './early-finish-sums';
import { texts } from './texts';

export const EarlyFinishDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { view, me, whyNot } = useSquad();
  const [request] = useRequestEarlyFinishMutation();
  const now = useServerNow();
  const step = useStep(view.id);
  const ask = async () => {
    if (await step(() => request({ params: { id: view.id } }).unwrap(), texts.asked)) onClose();
  };
  const silence = me.mateAccess === null ? texts.silentMate : texts.silentClient;
  return (
    <Dialog title={texts.title} description={`${texts.askText} ${silence}`} onClose={onClose}>
      <EarlyFinishSums asker={me.id} now={now} />
      <DialogActions>
        <Button variant="primary" whyNot={whyNot({ type: 'squad.requestEarlyFinish', by: me.id, at: now })} onClick={ask}>
          {texts.ask}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
