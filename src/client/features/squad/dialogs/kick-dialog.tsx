import type { SquadMemberView } from '../../../../contract/squads/squad-view';
import { useKickMemberMutation } from '../../../api/squad-steps-api';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog';
import { useSquad } from '../scene/squad-scene';
import { useStep } from '../scene/use-step';
import { paidWords } from './paid-words';
import { texts } from './texts';

interface KickDialogProps {
  readonly member: SquadMemberView;
  readonly onClose: () => void;
}

export const KickDialog = ({ member: { id, user, state }, onClose }: KickDialogProps) => {
  const { view } = useSquad();
  const [kick] = useKickMemberMutation();
  const step = useStep(view.id);
  const invited = state === 'INVITED';
  const confirm = async () => {
    await step(() => kick({ params: { id }, body: { squadId: view.id } }).unwrap(), texts.kicked(user.username));
    onClose();
  };
  return (
    <ConfirmDialog
      title={invited ? texts.withdraw(user.username) : texts.kick(user.username)}
      text={invited ? texts.withdrawText : texts.backToGathering(paidWords(view))}
      confirmLabel={invited ? texts.withdrawConfirm : texts.kickConfirm}
      dangerous
      onConfirm={confirm}
      onClose={onClose}
    />
  );
};
