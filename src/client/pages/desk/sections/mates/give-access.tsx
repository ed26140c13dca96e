import { levelName } from '#domain/mates/level-name.ts';
import { mateLevels, type MateLevel } from '#domain/mates/grade.ts';
import { useGiveMateAccessMutation } from '#client/entities/desk/mates-api.ts';
import { useGamesQuery } from '#client/entities/game/reference-api.ts';
import { useOwnDraft } from '#client/entities/person/use-own-draft.ts';
import type { SheetDrafts } from '#client/kit/form/sheet-drafts.ts';
import { Select } from '#client/kit/form/select.tsx';
import { type ChosenPerson, PersonField } from '../../kit/acts/person-field';
import { texts } from './texts';
import { ActDialog } from '../../kit/acts/act-dialog';
import { useAct } from '../../kit/acts/use-act';

interface AccessDraft {
  readonly person: ChosenPerson | null;
  readonly gameId: string;
  readonly grade: MateLevel;
}

const drafts: SheetDrafts<AccessDraft> = new Map();
const emptyDraft: AccessDraft = { person: null, gameId: '', grade: 'BEGINNER_I' };

/** Gives mate access to a person who has not applied. */
export const GiveAccess = ({ onClose }: { readonly onClose: () => void }) => {
  const give = useAct(useGiveMateAccessMutation(), { title: texts.giveTitle, done: texts.given, onClose });
  const { data: games } = useGamesQuery();
  const [draft, setDraft, forget] = useOwnDraft(drafts, '', emptyDraft);
  const { person, gameId, grade } = draft;
  const game = gameId === '' ? (games?.[0]?.id ?? '') : gameId;
  return (
    <ActDialog
      act={give}
      title={texts.giveTitle}
      confirmLabel={texts.giveDo}
      toPerson
      dangerous={false}
      incomplete={person === null || game === ''}
      onDone={forget}
      argsOf={({ reason }) => ({ params: { id: person?.id ?? '' }, body: { gameId: game, grade, reason } })}
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
    </ActDialog>
  );
};
