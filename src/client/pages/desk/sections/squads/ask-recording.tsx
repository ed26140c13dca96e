import { useRequestRecordingMutation } from '#client/entities/desk/pov-requests-api.ts';
import { useOwnDraft } from '#client/entities/person/use-own-draft.ts';
import type { SheetDrafts } from '#client/kit/form/sheet-drafts.ts';
import { Select } from '#client/kit/form/select.tsx';
import { texts } from './texts';
import { ActDialog } from '../../kit/acts/act-dialog';
import { useAct } from '../../kit/acts/use-act';

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
  const ask = useAct(useRequestRecordingMutation(), { title: texts.askTitle, done: texts.asked, onClose });
  const [draft, setDraft, forget] = useOwnDraft(drafts, String(squad.id), '');
  // A player who was chosen and has left since cannot be asked.
  const chosen = squad.members.find(({ id }) => id === draft) ?? squad.members[0];
  return (
    <ActDialog
      act={ask}
      title={texts.askTitle}
      confirmLabel={texts.askDo}
      toPerson
      dangerous={false}
      incomplete={chosen === undefined}
      onDone={forget}
      argsOf={({ reason }) => ({ params: { id: squad.id }, body: { userId: chosen?.id ?? '', reason } })}
    >
      <Select
        label={texts.askWhom}
        options={squad.members.map(({ id, username }) => ({ value: id, label: username }))}
        value={chosen?.id ?? ''}
        onChange={({ target }) => setDraft(target.value)}
      />
    </ActDialog>
  );
};
