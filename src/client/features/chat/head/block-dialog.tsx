import { failureOf } from '../../../api/api-failure';
import { useBlockUserMutation, useUnblockUserMutation } from '../../../api/chat-api';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog';
import { useToast } from '../../../ui/toast/use-toast';
import { texts } from '../texts';

interface BlockDialogProps {
  readonly userId: string;
  readonly username: string;
  readonly blocked: boolean;
  readonly onClose: () => void;
}

/** Asks before a person is blocked, or let in again. */
export const BlockDialog = ({ userId, username, blocked, onClose }: BlockDialogProps) => {
  const [block] = useBlockUserMutation();
  const [unblock] = useUnblockUserMutation();
  const toast = useToast();
  const confirm = async () => {
    const { error } = await (blocked ? unblock : block)({ params: { userId } });
    if (error !== undefined) return toast.danger(failureOf(error).message);
    toast.success(blocked ? texts.unblocked : texts.blocked);
    onClose();
  };
  return (
    <ConfirmDialog
      title={blocked ? texts.unblockTitle(username) : texts.blockTitle(username)}
      text={blocked ? texts.unblockText : texts.blockText}
      confirmLabel={blocked ? texts.unblock : texts.block}
      dangerous={!blocked}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
};
