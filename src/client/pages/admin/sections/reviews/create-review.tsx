import { reviewTerms } from '../../../../../domain/mates/review';
import { useCreateReviewMutation, useAdminReviewCriteriaQuery } from '../../../../entities/admin/admin-reviews-api';
import { useOwnDraft } from '../../../../entities/person/use-own-draft';
import { useOwnText } from '../../../../entities/person/use-own-text';
import type { SheetDrafts } from '../../../../kit/form/sheet-drafts';
import { ListFailed } from '../../../../kit/feedback/error-state';
import { TextArea, TextField } from '../../../../kit/form/text-field';
import { useToast } from '../../../../kit/toast/use-toast';
import { ReasonDialog } from '../../kit/acts/reason-dialog';
import { useMay } from '../../kit/use-may';
import { MarkFields } from './mark-fields';
import { texts } from './texts';

interface ReviewDraft {
  readonly squadId: string;
  readonly authorId: string;
  readonly subjectId: string;
  /** By criterion. */
  readonly marks: ReadonlyMap<number, number>;
}

const drafts: SheetDrafts<ReviewDraft> = new Map();
const blank: ReviewDraft = { squadId: '', authorId: '', subjectId: '', marks: new Map() };

/** On behalf of a player who gave their review elsewhere. */
export const CreateReview = ({ onClose }: { readonly onClose: () => void }) => {
  const [create] = useCreateReviewMutation();
  const may = useMay();
  const { data, isError, refetch } = useAdminReviewCriteriaQuery(undefined, {
    skip: !may('VIEW_REVIEW_CRITERIA_LIST'),
  });
  const [draft, setDraft, clearDraft] = useOwnDraft(drafts, '', blank);
  const { squadId, authorId, subjectId, marks } = draft;
  const change = (part: Partial<ReviewDraft>) => setDraft({ ...draft, ...part });
  const [text, setText, clear] = useOwnText('create-review');
  const toast = useToast();
  const activeCriteria = (data?.items ?? [])
    .filter(({ active }) => active)
    .map(({ id, name }) => ({ criterionId: id, name }));
  return (
    <ReasonDialog
      title={texts.createTitle}
      confirmLabel={texts.createDo}
      toPerson={false}
      dangerous={false}
      onClose={onClose}
      onConfirm={async (reason) => {
        await create({
          body: {
            squadId: Number(squadId),
            authorId: authorId.trim(),
            subjectId: subjectId.trim(),
            marks: [...marks].map(([criterionId, mark]) => ({ criterionId, mark })),
            text: text.trim(),
            reason,
          },
        }).unwrap();
        clear();
        clearDraft();
        toast.success(texts.created);
      }}
    >
      <TextField
        label={texts.squadId}
        inputMode="numeric"
        value={squadId}
        onChange={({ target }) => change({ squadId: target.value })}
      />
      <TextField
        label={texts.authorId}
        value={authorId}
        onChange={({ target }) => change({ authorId: target.value })}
      />
      <TextField
        label={texts.subjectId}
        value={subjectId}
        onChange={({ target }) => change({ subjectId: target.value })}
      />
      <TextArea
        label={texts.text}
        maxLength={reviewTerms.textMax}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {isError && <ListFailed text={texts.criteriaFailed} onRetry={refetch} />}
      <MarkFields criteria={activeCriteria} marks={marks} onChange={(given) => change({ marks: given })} />
    </ReasonDialog>
  );
};
