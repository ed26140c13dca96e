import { Bell } from 'lucide-react';
import { EmptyState } from '../../ui/feedback/empty-state';
import { Dialog } from '../../ui/overlay/dialog';
import { texts } from './texts';

/** The notifications' place in the shell. */
export const NotificationsPanel = ({ onClose }: { readonly onClose: () => void }) => (
  <Dialog title={texts.title} onClose={onClose} shape="side" width={400}>
    <EmptyState icon={<Bell />} text={texts.empty} />
  </Dialog>
);
