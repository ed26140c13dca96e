import { MessageCircle } from 'lucide-react';
import { EmptyState } from '../../ui/feedback/empty-state';
import { Dialog } from '../../ui/overlay/dialog';
import { texts } from './texts';

/** The chat's place in the shell. */
export const ChatDock = ({ onClose }: { readonly onClose: () => void }) => (
  <Dialog title={texts.title} onClose={onClose} shape="side" width={400}>
    <EmptyState icon={<MessageCircle />} text={texts.empty} />
  </Dialog>
);
