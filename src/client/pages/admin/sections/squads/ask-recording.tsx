import { useRequestRecordingMutation } from '#client/entities/admin/admin-squads-api.ts';
import { useOwnDraft } from '#client/entities/person/use-own-draft.ts';
import type { SheetDrafts } from '#client/kit/form/sheet-drafts.ts';
import { Select } from '#client/kit/form/select.tsx';
import { useToast } from '#client/kit/toast/use-toast.ts';
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
  const [draft, setDraft, clear] = useOwnDraft(drafts, String(squad.id), '');
  // A player who was chosen and has left since cannot be asked.
  const chosen = squad.members.find(({ id }) => id === draft) ?? squad.members[0];
  const toast = useToast();
  return (
    <ReasonDialog
      title={texts.askTitle}
      confirmLabel={texts.askDo}
      toPerson
      dangerous={false}
      incomplete={chosen === undefined}
      onClose={onClose}
      onConfirm={async (reason) => {
        if (chosen === undefined) return;
        await requestRecording({ params: { id: squad.id }, body: { userId: chosen.id, reason } }).unwrap();
        clear();
        toast.success(texts.asked);
      }}
    >
      <Select
        label={texts.askWhom}
        options={squad.members.map(({ id, username }) => ({ value: id, label: username }))}
        value={chosen?.id ?? ''}
        onChange={({ target }) => setDraft(target.value)}
      />
    </ReasonDialog>
  );
};
