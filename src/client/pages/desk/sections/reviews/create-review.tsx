import { reviewTerms } from '#domain/mates/review.ts';
import { useCreateReviewMutation } from '#client/entities/desk/reviews-api.ts';
import { useDeskReviewCriteriaQuery } from '#client/entities/desk/review-criteria-api.ts';
import { useOwnDraft } from '#client/entities/person/use-own-draft.ts';
import { useOwnText } from '#client/entities/person/use-own-text.ts';
import type { SheetDrafts } from '#client/kit/form/sheet-drafts.ts';
import { LoadFailed } from '#client/api/loaded.tsx';
import { TextArea } from '#client/kit/form/text-area.tsx';
import { TextField } from '#client/kit/form/text-field.tsx';
import { type ChosenPerson, PersonField } from '../../kit/acts/person-field';
import { Quiet } from '../../kit/quiet';
import { MarkFields } from './mark-fields';
import { texts } from './texts';
import { ActDialog } from '../../kit/acts/act-dialog';
import { useAct } from '../../kit/acts/use-act';
import { useDeskSquadQuery } from '#client/entities/desk/squads-api.ts';
import { categoryNames } from '#domain/games/category-names.ts';
import { useDebouncedValue } from '#client/kit/form/use-debounced-input.ts';
import { useMay } from '../../kit/use-may';

/**
 * The criteria that a review of this squad must mark, exactly these. While the kind of the squad is unknown (nothing is
 * typed yet, or the operator may not see squads), all active ones, with the kind of those that are asked in one only.
 */
const useSquadCriteria = (squadId: number | null) => {
  const may = useMay();
  const closed = !may('VIEW_REVIEW_CRITERIA_LIST');
  const query = useDeskReviewCriteriaQuery(undefined, { skip: closed });
  const asked = useDebouncedValue(squadId);
  const { currentData: squad } = useDeskSquadQuery(
    { params: { id: asked ?? 0 } },
    { skip: asked === null || asked !== squadId || !may('MANAGE_SQUADS') },
  );
  const criteria = (query.data?.items ?? [])
    .filter(({ active, kind }) => active && (squad === undefined || kind === null || kind === squad.kind))
    .map(({ id, name, kind }) => ({
      criterionId: id,
      name: squad !== undefined || kind === null ? name : `${name} (${categoryNames[kind]})`,
    }));
  return { criteria, exact: squad !== undefined, closed, query };
};

interface ReviewDraft {
  readonly squadId: string;
  readonly author: ChosenPerson | null;
  readonly subject: ChosenPerson | null;
  /** By criterion. */
  readonly marks: ReadonlyMap<number, number>;
}

const drafts: SheetDrafts<ReviewDraft> = new Map();
const blank: ReviewDraft = { squadId: '', author: null, subject: null, marks: new Map() };

/** Also as it is shown and copied: «№ 18 013». Null when it is no number. */
const squadNumberOf = (typed: string): number | null => {
  const digits = typed.replace(/[\s№]/g, '');
  return /^[1-9]\d{0,8}$/.test(digits) ? Number(digits) : null;
};

/** On behalf of a player who gave their review elsewhere. */
export const CreateReview = ({ onClose }: { readonly onClose: () => void }) => {
  const create = useAct(useCreateReviewMutation(), { title: texts.createTitle, done: texts.created, onClose });
  const [draft, setDraft, clearDraft] = useOwnDraft(drafts, '', blank);
  const { squadId, author, subject, marks } = draft;
  const change = (part: Partial<ReviewDraft>) => setDraft({ ...draft, ...part });
  const [text, setText, clear] = useOwnText('create-review');
  const squad = squadNumberOf(squadId);
  const { criteria, exact, closed, query } = useSquadCriteria(squad);
  const given = criteria.flatMap(({ criterionId }) => {
    const mark = marks.get(criterionId);
    return mark === undefined ? [] : [{ criterionId, mark }];
  });
  const isMarked = given.length > 0 && (!exact || given.length === criteria.length);
  const isShort = text.trim().length < reviewTerms.textMin;
  return (
    <ActDialog
      act={create}
      title={texts.createTitle}
      confirmLabel={texts.createDo}
      toPerson={false}
      dangerous={false}
      incomplete={squad === null || author === null || subject === null || isShort || !isMarked}
      onDone={() => {
        clear();
        clearDraft();
      }}
      argsOf={({ reason }) => ({
        body: {
          squadId: squad ?? 0,
          authorId: author?.id ?? '',
          subjectId: subject?.id ?? '',
          marks: given,
          text: text.trim(),
          reason,
        },
      })}
    >
      <TextField
        label={texts.squadId}
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
        value={squadId}
        error={squadId !== '' && squad === null ? texts.squadIdWrong : undefined}
        onChange={({ target }) => change({ squadId: target.value })}
      />
      <PersonField label={texts.author} person={author} onChoose={(chosen) => change({ author: chosen })} />
      <PersonField label={texts.subject} person={subject} onChoose={(chosen) => change({ subject: chosen })} />
      <TextArea
        label={texts.text}
        hint={texts.textHint(reviewTerms.textMin)}
        maxLength={reviewTerms.textMax}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {closed && <Quiet>{texts.criteriaClosed}</Quiet>}
      <LoadFailed query={query} text={texts.criteriaFailed} />
      <MarkFields criteria={criteria} marks={marks} onChange={(next) => change({ marks: next })} />
    </ActDialog>
  );
};
