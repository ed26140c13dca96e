import { useState } from 'react';
import {
  useReassignArticleMutation,
  useRecommendArticleMutation,
  useRemoveArticleMutation,
  useTakeDownArticleMutation,
} from '#client/entities/desk/blog-api.ts';
import { Stack } from '#client/kit/layout/stack.tsx';
import { ActFailure } from '../../kit/acts/act-failure';
import { type ChosenPerson, PersonField } from '../../kit/acts/person-field';
import { waitsForSecond } from '../common/second-operator';
import type { Moderated } from './article';
import { texts } from './texts';
import { ActButton, ActDialog, ActNow } from '../../kit/acts/act-dialog';
import { useAct } from '../../kit/acts/use-act';

type Article = Moderated['article'];

const useReassign = (title: string) => useAct(useReassignArticleMutation(), { title, done: texts.reassigned });

const ReassignDialog = ({ id, act }: { readonly id: number; readonly act: ReturnType<typeof useReassign> }) => {
  const [person, setPerson] = useState<ChosenPerson | null>(null);
  return (
    <ActDialog
      act={act}
      title={texts.reassignTitle}
      confirmLabel={texts.reassignLabel}
      toPerson
      incomplete={person === null}
      consequence={<small>{texts.reassignHint}.</small>}
      argsOf={({ reason }) => ({ params: { id }, body: { authorId: person?.id ?? '', comment: reason } })}
    >
      <PersonField label={texts.newAuthor} person={person} onChoose={setPerson} />
    </ActDialog>
  );
};

/** Actions on an article in any state. */
export const ArticleActs = ({
  article: { id, title, live, recommended, purchases },
}: {
  readonly article: Article;
}) => {
  const params = { id };
  const recommend = useAct(useRecommendArticleMutation(), {
    title,
    done: (after) => (after.recommended ? texts.recommendedDone : texts.notRecommendedDone),
  });
  const reassign = useReassign(title);
  const takeDown = useAct(useTakeDownArticleMutation(), { title, done: texts.takenDown });
  const remove = useAct(useRemoveArticleMutation(), {
    title,
    done: ({ waits }) => (waits ? waitsForSecond : texts.statuses.DELETED),
  });
  return (
    <Stack $gap={6}>
      <ActFailure failure={recommend.failure} />
      {live && (
        <ActNow act={recommend} size="sm" argsOf={() => ({ params, body: { recommended: !recommended } })}>
          {recommended ? texts.notRecommend : texts.recommend}
        </ActNow>
      )}
      <ActButton act={reassign} size="sm">
        {texts.reassign}
      </ActButton>
      {live && (
        <ActButton act={takeDown} size="sm">
          {texts.takeDown}
        </ActButton>
      )}
      <ActButton act={remove} size="sm" variant="danger">
        {texts.remove}
      </ActButton>
      {reassign.asking && <ReassignDialog id={id} act={reassign} />}
      <ActDialog
        act={takeDown}
        title={texts.takeDownTitle}
        confirmLabel={texts.takeDownLabel}
        toPerson
        consequence={<small>{texts.takeDownHint}.</small>}
        argsOf={({ reason }) => ({ params, body: { comment: reason } })}
      />
      <ActDialog
        act={remove}
        title={texts.removeTitle}
        confirmLabel={texts.removeLabel}
        toPerson
        consequence={<small>{texts.removeHint(purchases)}.</small>}
        argsOf={({ reason }) => ({ params, body: { comment: reason } })}
      />
    </Stack>
  );
};
