import { useState } from 'react';
import { reviewTerms } from '#domain/mates/review.ts';
import type { AdminPermission } from '#domain/people/admin-permission.ts';
import type { CallResponse } from '#client/api/call.ts';
import {
  useDeskReviewQuery,
  useEditImportedReviewMutation,
  useEditReviewMutation,
  useHideImportedReviewMutation,
  useHideReviewMutation,
} from '#client/entities/desk/reviews-api.ts';
import { categoryNames } from '#domain/games/category-names.ts';
import { useMe } from '#client/entities/person/users-api.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { ButtonLink } from '#client/kit/controls/button-link.tsx';
import { formatRating } from '#domain/text/format.ts';
import { DateText } from '#client/kit/display/date-and-countdown.tsx';
import type { SheetDrafts } from '#client/kit/form/sheet-drafts.ts';
import { TextArea } from '#client/kit/form/text-area.tsx';
import { Row } from '#client/kit/layout/stack.tsx';
import { untilSeen } from '../../kit/acts/why-not';
import { Drawer } from '../../kit/drawer/drawer';
import { Panel, PanelTitle, SumLine } from '../../kit/drawer/panel';
import { UnsavedNote } from '../../kit/acts/unsaved-note';
import { useEditDraft } from '../../kit/acts/use-edit-draft';
import { SubjectHistory, useSeen } from '../../kit/drawer/subject-history';
import { useMay } from '../../kit/use-may';
import { PersonPanel } from '../../kit/drawer/person-panel';
import { Quiet, UserText } from '../../kit/quiet';
import { MarkFields } from './mark-fields';
import { authorOf, ReviewState } from './review-state';
import { texts } from './texts';
import { deskPage } from '#contract/routes/desk-pages.ts';
import { ActDialog } from '../../kit/acts/act-dialog';
import { useAct } from '../../kit/acts/use-act';

type Review = CallResponse<'GET /v1/admin/reviews/{id}'>;

interface ActProps {
  readonly review: Review;
  readonly onClose: () => void;
}

interface ReviewEdit {
  readonly text: string;
  readonly given: readonly { readonly criterionId: number; readonly mark: number }[];
}

const drafts: SheetDrafts<ReviewEdit> = new Map();

const EditDialog = ({ review, onClose }: ActProps) => {
  const editReal = useEditReviewMutation();
  const editImported = useEditImportedReviewMutation();
  const edit = useAct(review.imported ? editImported : editReal, {
    title: texts.editTitle,
    subject: `review:${review.id}`,
    done: texts.saved,
    onClose,
  });
  const draft = useEditDraft<ReviewEdit>(drafts, String(review.id), {
    text: review.text,
    given: review.marks.map(({ criterionId, mark }) => ({ criterionId, mark })),
  });
  const { text, given } = draft.values;
  return (
    <ActDialog
      act={edit}
      title={texts.editTitle}
      confirmLabel={texts.save}
      toPerson={review.author !== null}
      dangerous={false}
      incomplete={text.trim().length < reviewTerms.textMin}
      onDone={draft.forget}
      argsOf={(said) => ({
        params: { id: review.id },
        body: { text: text.trim(), ...(given.length > 0 && { marks: [...given] }), ...said },
      })}
    >
      <UnsavedNote draft={draft} />
      <TextArea
        label={texts.text}
        hint={texts.textHint(reviewTerms.textMin)}
        maxLength={reviewTerms.textMax}
        value={text}
        onChange={({ target }) => draft.change({ text: target.value, given })}
      />
      <MarkFields
        criteria={review.marks}
        marks={new Map(given.map(({ criterionId, mark }) => [criterionId, mark]))}
        onChange={(marks) =>
          draft.change({ text, given: [...marks].map(([criterionId, mark]) => ({ criterionId, mark })) })
        }
      />
    </ActDialog>
  );
};

const HideDialog = ({ review, onClose }: ActProps) => {
  const hideReal = useHideReviewMutation();
  const hideImported = useHideImportedReviewMutation();
  // The action that the operator has chosen, even if another operator changes the review meanwhile.
  const [hidden] = useState(review.hiddenAt === null);
  const title = hidden ? texts.hideTitle : texts.showTitle;
  const hide = useAct(review.imported ? hideImported : hideReal, {
    title,
    subject: `review:${review.id}`,
    done: hidden ? texts.hiddenDone : texts.shownDone,
    onClose,
  });
  return (
    <ActDialog
      act={hide}
      title={title}
      confirmLabel={hidden ? texts.hideDo : texts.showDo}
      dangerous={hidden}
      toPerson={review.author !== null}
      ready={hidden ? texts.reasons : []}
      consequence={<Quiet>{hidden ? texts.hideTold : texts.showTold}</Quiet>}
      argsOf={(said) => ({ params: { id: review.id }, body: { hidden, ...said } })}
    />
  );
};

const Acts = ({ review }: { readonly review: Review }) => {
  const may = useMay();
  const me = useMe();
  const [open, setOpen] = useState<'edit' | 'hide' | null>(null);
  const seen = useSeen(`review:${review.id}`);
  const close = () => setOpen(null);
  const right = (real: AdminPermission, imported: AdminPermission) => may(review.imported ? imported : real);
  if (me !== null && (review.author?.id === me.id || review.subject.id === me.id)) return <Quiet>{texts.own}</Quiet>;
  return (
    <Row $gap={8} $wrap="nowrap">
      {right('UPDATE_REVIEW', 'UPDATE_IMPORTED_REVIEW') && (
        <Button wide whyNot={untilSeen(seen)} onClick={() => setOpen('edit')}>
          {texts.edit}
        </Button>
      )}
      {right('DELETE_REVIEW', 'DELETE_IMPORTED_REVIEW') && (
        <Button
          wide
          variant={review.hiddenAt === null ? 'danger' : 'secondary'}
          whyNot={untilSeen(seen)}
          onClick={() => setOpen('hide')}
        >
          {review.hiddenAt === null ? texts.hide : texts.show}
        </Button>
      )}
      {open === 'edit' && <EditDialog review={review} onClose={close} />}
      {open === 'hide' && <HideDialog review={review} onClose={close} />}
    </Row>
  );
};

const Content = ({ review }: { readonly review: Review }) => (
  <>
    <PersonPanel
      person={review.subject}
      hint={review.standing && texts.standing(formatRating(review.standing.rating), review.standing.reviewCount)}
    />
    <Panel>
      <Row $justify="space-between">
        <PanelTitle>{texts.by(authorOf(review))}</PanelTitle>
        <ReviewState review={review} />
      </Row>
      <UserText>{review.text}</UserText>
      <Quiet>
        {categoryNames[review.kind]}, <DateText value={review.createdAt} />
        {review.editedAt !== null && (
          <>
            . {texts.edited} <DateText value={review.editedAt} />
          </>
        )}
      </Quiet>
      {review.hiddenReason !== null && (
        <Quiet>
          {texts.hiddenWhy}: {review.hiddenReason}
        </Quiet>
      )}
      {review.squadId !== null && (
        <ButtonLink size="sm" to={deskPage('squads', review.squadId)}>
          {texts.squad}
        </ButtonLink>
      )}
    </Panel>
    <Panel>
      <PanelTitle>{texts.marks}</PanelTitle>
      <dl>
        {review.marks.map(({ criterionId, name, mark }) => (
          <SumLine key={criterionId} label={name} value={mark} />
        ))}
        <SumLine strong label={texts.columns.rating} value={formatRating(review.rating)} />
      </dl>
    </Panel>
    {review.reply !== null && (
      <Panel>
        <PanelTitle>{texts.reply}</PanelTitle>
        <UserText>{review.reply}</UserText>
      </Panel>
    )}
    <SubjectHistory subject={`review:${review.id}`} />
  </>
);

/** One review with its marks and their effect. */
export const ReviewDrawer = ({ id }: { readonly id: number }) => {
  const query = useDeskReviewQuery({ params: { id } });
  return (
    <Drawer
      title={texts.drawer(String(id))}
      subject={`review:${id}`}
      query={query}
      footer={(review) => <Acts review={review} />}
    >
      {(review) => <Content review={review} />}
    </Drawer>
  );
};
