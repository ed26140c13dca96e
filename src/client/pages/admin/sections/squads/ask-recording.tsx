import { useState } from 'react';
import { useRequestRecordingMutation } from '../../../../entities/admin/admin-squads-api';
import { Select } from '../../../../kit/form/select';
import { useToast } from '../../../../kit/toast/use-toast';
import { ReasonDialog } from '../../kit/acts/reason-dialog';
import { texts } from './texts';
import type { Squad } from './squad';

/** Requests a recording of the game from one of the players. */
export const AskRecording = ({ squad, onClose }: { readonly squad: Squad; readonly onClose: () => void }) => {
  const [requestRecording] = useRequestRecordingMutation();
  const [userId, setUserId] = useState(squad.members[0]?.id ?? '');
  const toast = useToast();
  return (
    <ReasonDialog
      title={texts.askTitle}
      confirmLabel={texts.askDo}
      toPerson
      dangerous={false}
      onClose={onClose}
      onConfirm={async (reason) => {
        await requestRecording({ params: { id: squad.id }, body: { userId, reason } }).unwrap();
        toast.success(texts.asked);
      }}
    >
      <Select
        label={texts.askWhom}
        options={squad.members.map(({ id, username }) => ({ value: id, label: username }))}
        value={userId}
        onChange={({ target }) => setUserId(target.value)}
      />
    </ReasonDialog>
  );
};
