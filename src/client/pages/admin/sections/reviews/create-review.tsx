import { useState } from 'react';
import { reviewTerms } from '../../../../../domain/mates/review';
import { useCreateReviewMutation, useAdminReviewCriteriaQuery } from '../../../../entities/admin/admin-reviews-api';
import { useOwnWords } from '../../../../entities/person/use-own-words';
import { TextArea, TextField } from '../../../../kit/form/text-field';
import { useToast } from '../../../../kit/toast/use-toast';
import { ReasonDialog } from '../../kit/acts/reason-dialog';
import { useMay } from '../../kit/use-may';
import { MarkFields } from './mark-fields';
import { texts } from './texts';

/** In the name of somebody who played and told of it otherwise. */
export const CreateReview = ({ onClose }: { readonly onClose: () => void }) => {
  const [create] = useCreateReviewMutation();
  const may = useMay();
  const { data } = useAdminReviewCriteriaQuery(undefined, { skip: !may('VIEW_REVIEW_CRITERIA_LIST') });
  const [squadId, setSquadId] = useState('');
  const [authorId, setAuthorId] = useState('');
  const [subjectId, setSubjectId] = useState('');
  const [text, setText, forget] = useOwnWords('create-review');
  const [marks, setMarks] = useState<ReadonlyMap<number, number>>(new Map());
  const toast = useToast();
  const asked = (data?.items ?? []).filter(({ active }) => active).map(({ id, name }) => ({ criterionId: id, name }));
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
        forget();
        toast.success(texts.created);
      }}
    >
      <TextField
        label={texts.squadId}
        inputMode="numeric"
        value={squadId}
        onChange={({ target }) => setSquadId(target.value)}
      />
      <TextField label={texts.authorId} value={authorId} onChange={({ target }) => setAuthorId(target.value)} />
      <TextField label={texts.subjectId} value={subjectId} onChange={({ target }) => setSubjectId(target.value)} />
      <TextArea
        label={texts.text}
        maxLength={reviewTerms.textMax}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <MarkFields criteria={asked} marks={marks} onChange={setMarks} />
    </ReasonDialog>
  );
};
