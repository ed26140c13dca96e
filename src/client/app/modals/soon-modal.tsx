import { Button } from '../../ui/controls/button';
import { soonTexts } from '../../ui/feedback/soon-texts';
import { Dialog } from '../../ui/overlay/dialog';

/** For modals that are not built yet. */
export const soonModal = (title: string) => {
  const SoonModal = ({ onClose }: { readonly onClose: () => void }) => (
    <Dialog title={title} description={soonTexts.soon} onClose={onClose}>
      <Button variant="primary" onClick={onClose}>
        {soonTexts.close}
      </Button>
    </Dialog>
  );
  return SoonModal;
};
