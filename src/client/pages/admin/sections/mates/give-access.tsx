import { isUuid } from '../../../../../domain/text/is-uuid';
import { levelName } from '../../../../../domain/mates/level-name';
import { mateLevels, type MateLevel } from '../../../../../domain/mates/grade';
import { useAdminSearchQuery } from '../../../../entities/admin/admin-desk-api';
import { useGiveMateAccessMutation } from '../../../../entities/admin/admin-mates-api';
import { useGamesQuery } from '../../../../entities/game/reference-api';
import { useOwnDraft } from '../../../../entities/person/use-own-draft';
import type { SheetDrafts } from '../../../../kit/form/sheet-drafts';
import { Select } from '../../../../kit/form/select';
import { TextField } from '../../../../kit/form/text-field';
import { useDebouncedValue } from '../../../../kit/form/use-debounced-input';
import { useToast } from '../../../../kit/toast/use-toast';
import { ReasonDialog } from '../../kit/acts/reason-dialog';
import { texts } from './texts';

interface AccessDraft {
  readonly who: string;
  readonly gameId: string;
  readonly grade: MateLevel;
}

const drafts: SheetDrafts<AccessDraft> = new Map();
const emptyDraft: AccessDraft = { who: '', gameId: '', grade: 'BEGINNER_I' };

/** Gives mate access to a person who has not applied. */
export const GiveAccess = ({ onClose }: { readonly onClose: () => void }) => {
  const [give] = useGiveMateAccessMutation();
  const { data: games } = useGamesQuery();
  const [draft, setDraft, clear] = useOwnDraft(drafts, '', emptyDraft);
  const { who, gameId, grade } = draft;
  const debounced = useDebouncedValue(who.trim());
  const isId = isUuid(debounced);
  const { currentData } = useAdminSearchQuery({ query: { q: debounced } }, { skip: debounced.length < 2 || isId });
  const named = currentData?.found.find(
    ({ kind, person }) => kind === 'user' && person?.username.toLowerCase() === debounced.toLowerCase(),
  );
  const id = isId ? debounced.toLowerCase() : named?.person?.id;
  const game = gameId === '' ? (games?.[0]?.id ?? '') : gameId;
  const toast = useToast();
  return (
    <ReasonDialog
      title={texts.giveTitle}
      confirmLabel={texts.giveDo}
      toPerson
      dangerous={false}
      onClose={onClose}
      onConfirm={async (reason) => {
        if (id === undefined) throw new Error(texts.nobody);
        await give({ params: { id }, body: { gameId: game, grade, reason } }).unwrap();
        clear();
        toast.success(texts.given);
      }}
    >
      <TextField
        label={texts.who}
        hint={texts.whoHint}
        autoComplete="off"
        value={who}
        error={currentData !== undefined && id === undefined && debounced !== '' ? texts.nobody : undefined}
        onChange={({ target }) => setDraft({ ...draft, who: target.value })}
      />
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
