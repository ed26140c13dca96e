import { useRequestRecordingMutation } from '../../../../entities/admin/admin-squads-api';
import { useOwnDraft } from '../../../../entities/person/use-own-draft';
import type { SheetDrafts } from '../../../../kit/form/sheet-drafts';
import { Select } from '../../../../kit/form/select';
import { useToast } from '../../../../kit/toast/use-toast';
import { ReasonDialog } from '../../kit/acts/reason-dialog';
import { texts } from './texts';

interface AskRecordingProps {
  readonly squad: {
    readonly id: number;
    readonly members: readonly { readonly id: string; readonly username: string }[];
  };
  readonly onClose: () => void;
}

const drafts: SheetDrafts<string> = new Map();

/** Requests a recording of the game from one of the players. */
export const AskRecording = ({ squad, onClose }: AskRecordingProps) => {
  const [requestRecording] = useRequestRecordingMutation();
  const [userId, setUserId, clear] = useOwnDraft(drafts, String(squad.id), squad.members[0]?.id ?? '');
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
        clear();
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
