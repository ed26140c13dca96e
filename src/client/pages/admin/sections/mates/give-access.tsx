import { levelName } from '#domain/mates/level-name.ts';
import { mateLevels, type MateLevel } from '#domain/mates/grade.ts';
import { useGiveMateAccessMutation } from '#client/entities/admin/admin-mates-api.ts';
import { useGamesQuery } from '#client/entities/game/reference-api.ts';
import { useOwnDraft } from '#client/entities/person/use-own-draft.ts';
import type { SheetDrafts } from '#client/kit/form/sheet-drafts.ts';
import { Select } from '#client/kit/form/select.tsx';
import { useToast } from '#client/kit/toast/use-toast.ts';
import { type ChosenPerson, PersonField } from '../../kit/acts/person-field';
import { ReasonDialog } from '../../kit/acts/reason-dialog';
import { texts } from './texts';

interface AccessDraft {
  readonly person: ChosenPerson | null;
  readonly gameId: string;
  readonly grade: MateLevel;
}

const drafts: SheetDrafts<AccessDraft> = new Map();
const emptyDraft: AccessDraft = { person: null, gameId: '', grade: 'BEGINNER_I' };

/** Gives mate access to a person who has not applied. */
export const GiveAccess = ({ onClose }: { readonly onClose: () => void }) => {
  const [give] = useGiveMateAccessMutation();
  const { data: games } = useGamesQuery();
  const [draft, setDraft, clear] = useOwnDraft(drafts, '', emptyDraft);
  const { person, gameId, grade } = draft;
  const game = gameId === '' ? (games?.[0]?.id ?? '') : gameId;
  const toast = useToast();
  return (
    <ReasonDialog
      title={texts.giveTitle}
      confirmLabel={texts.giveDo}
      toPerson
      dangerous={false}
      incomplete={person === null || game === ''}
      onClose={onClose}
      onConfirm={async (reason) => {
        if (person === null) return;
        await give({ params: { id: person.id }, body: { gameId: game, grade, reason } }).unwrap();
        clear();
        toast.success(texts.given);
      }}
    >
      <PersonField label={texts.who} person={person} onChoose={(chosen) => setDraft({ ...draft, person: chosen })} />
      <Select
        label={texts.game}
        options={(games ?? []).map(({ id: value, name }) => ({ value, label: name }))}
        value={game}
        onChange={({ target }) => setDraft({ ...draft, gameId: target.value })}
      />
      <Select
        label={texts.level}
        options={mateLevels.map((value) => ({ value, label: levelName(value) }))}
        value={grade}
        onChange={({ target }) =>
          setDraft({ ...draft, grade: mateLevels.find((level) => level === target.value) ?? 'BEGINNER_I' })
        }
      />
    </ReasonDialog>
  );
};
