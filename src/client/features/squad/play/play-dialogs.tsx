import { useNeedToRecreateMutation } from '#client/entities/squad/squad-play-api.ts';
import { useRequestEarlyFinishMutation } from '#client/entities/squad/squad-play-api.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { Dialog } from '#client/kit/overlay/dialog.tsx';
import { DialogActions } from '#client/kit/overlay/dialog-styles.ts';
import { serverNow } from '#client/kit/time/server-now.ts';
import { useServerNow } from '#client/kit/time/use-server-now.ts';
import { useSquad } from '../page-state/squad-page-state';
import { useStep } from '../page-state/use-step';
import { EarlyFinishSums } from './early-finish-sums';
import { texts } from './texts';
import { ConfirmDialog } from '#client/kit/overlay/confirm-dialog.tsx';

export const EarlyFinishDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { view, me, whyNot } = useSquad();
  const [request] = useRequestEarlyFinishMutation();
  const now = useServerNow();
  const step = useStep();
  const requestFinish = async () => {
    if (await step(() => request({ params: { id: view.id } }).unwrap(), texts.asked, event)) onClose();
  };
  const event = { type: 'squad.requestEarlyFinish', by: me.id, at: now } as const;
  const silence = me.mateAccess === null ? texts.silentMate : texts.silentClient;
  return (
    <Dialog title={texts.title} description={`${texts.askText} ${silence}`} onClose={onClose}>
      <EarlyFinishSums asker={me.id} now={now} />
      <DialogActions>
        <Button variant="primary" whyNot={whyNot(event)} onClick={requestFinish}>
          {texts.ask}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

/** The flag «need to recreate»: from here on the clock stands still. */
export const RecreateDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { view, me } = useSquad();
  const [need] = useNeedToRecreateMutation();
  const step = useStep();
  const confirm = async () => {
    await step(() => need({ params: { id: view.id }, body: { needed: true } }).unwrap(), texts.paused, {
      type: 'squad.needToRecreate',
      by: me.id,
      at: serverNow(),
      needed: true,
    });
    onClose();
  };
  return (
    <ConfirmDialog
      title={texts.recreateTitle}
      text={texts.recreateText}
      confirmLabel={texts.pause}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
};
