import { useState } from 'react';
import {
  useReassignArticleMutation,
  useRecommendArticleMutation,
  useRemoveArticleMutation,
  useTakeDownArticleMutation,
} from '#client/entities/admin/admin-articles-api.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { Stack } from '#client/kit/layout/stack.tsx';
import { useToast } from '#client/kit/toast/use-toast.ts';
import { ActFailure } from '../../kit/acts/act-failure';
import { useActFailure } from '../../kit/acts/use-act-failure';
import { type ChosenPerson, PersonField } from '../../kit/acts/person-field';
import { ReasonDialog } from '../../kit/acts/reason-dialog';
import { waitsForSecond } from '../common/second-operator';
import type { Moderated } from './article';
import { texts } from './texts';

type Article = Moderated['article'];

interface DialogProps {
  readonly article: Article;
  readonly onClose: () => void;
}

const ReassignDialog = ({ article: { id }, onClose }: DialogProps) => {
  const [reassign] = useReassignArticleMutation();
  const [person, setPerson] = useState<ChosenPerson | null>(null);
  const toast = useToast();
  return (
    <ReasonDialog
      title={texts.reassignTitle}
      confirmLabel={texts.reassignLabel}
      toPerson
      incomplete={person === null}
      consequence={<small>{texts.reassignHint}.</small>}
      onConfirm={async (comment) => {
        if (person === null) return;
        await reassign({ params: { id }, body: { authorId: person.id, comment } }).unwrap();
        toast.success(texts.reassigned);
      }}
      onClose={onClose}
    >
      <PersonField label={texts.newAuthor} person={person} onChoose={setPerson} />
    </ReasonDialog>
  );
};

const TakeDownDialog = ({ article: { id }, onClose }: DialogProps) => {
  const [takeDown] = useTakeDownArticleMutation();
  const toast = useToast();
  return (
    <ReasonDialog
      title={texts.takeDownTitle}
      confirmLabel={texts.takeDownLabel}
      toPerson
      consequence={<small>{texts.takeDownHint}.</small>}
      onConfirm={async (comment) => {
        await takeDown({ params: { id }, body: { comment } }).unwrap();
        toast.success(texts.takenDown);
      }}
      onClose={onClose}
    />
  );
};

const RemoveDialog = ({ article: { id, purchases }, onClose }: DialogProps) => {
  const [remove] = useRemoveArticleMutation();
  const toast = useToast();
  return (
    <ReasonDialog
      title={texts.removeTitle}
      confirmLabel={texts.removeLabel}
      toPerson
      consequence={<small>{texts.removeHint(purchases)}.</small>}
      onConfirm={async (comment) => {
        const { waits } = await remove({ params: { id }, body: { comment } }).unwrap();
        toast.success(waits ? waitsForSecond : texts.statuses.DELETED);
      }}
      onClose={onClose}
    />
  );
};

const dialogs = { reassign: ReassignDialog, takeDown: TakeDownDialog, remove: RemoveDialog } as const;

/** Actions on an article in any state. */
export const ArticleActs = ({ article }: { readonly article: Article }) => {
  const [recommend, { isLoading }] = useRecommendArticleMutation();
  const [asking, setAsking] = useState<keyof typeof dialogs | null>(null);
  const [failure, setFailure] = useActFailure(article.title);
  const toast = useToast();
  const doRecommend = async () => {
    setFailure(undefined);
    try {
      const { recommended } = await recommend({
        params: { id: article.id },
        body: { recommended: !article.recommended },
      }).unwrap();
      toast.success(recommended ? texts.recommendedDone : texts.notRecommendedDone);
    } catch (error) {
      setFailure(error);
    }
  };
  const Dialog = asking === null ? null : dialogs[asking];
  return (
    <Stack $gap={6}>
      <ActFailure failure={failure} />
      {article.live && (
        <Button size="sm" busy={isLoading} onClick={doRecommend}>
          {article.recommended ? texts.notRecommend : texts.recommend}
        </Button>
      )}
      <Button size="sm" onClick={() => setAsking('reassign')}>
        {texts.reassign}
      </Button>
      {article.live && (
        <Button size="sm" onClick={() => setAsking('takeDown')}>
          {texts.takeDown}
        </Button>
      )}
      <Button size="sm" variant="danger" onClick={() => setAsking('remove')}>
        {texts.remove}
      </Button>
      {Dialog !== null && <Dialog article={article} onClose={() => setAsking(null)} />}
    </Stack>
  );
};
