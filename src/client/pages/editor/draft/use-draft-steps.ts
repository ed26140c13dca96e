import { useNavigate } from 'react-router';
import type { Remark } from '#contract/blog/article-views.ts';
import type { DraftView } from '#contract/blog/draft.ts';
import { useRefusalToast } from '#client/api/use-refusal-toast.ts';
import {
  useDeleteArticleMutation,
  useMarkRemarkMutation,
  usePublishArticleMutation,
  useUnpublishArticleMutation,
} from '#client/entities/blog/blog-writing-api.ts';
import { useGameLink } from '#client/entities/game/chosen-game.ts';
import { useToast } from '#client/kit/toast/use-toast.ts';
import { texts } from '../texts';
import type { DraftAutosave } from './draft-autosave';
import { materialsPath } from '#contract/routes/product-pages.ts';

interface DraftStepsOptions {
  readonly draft: DraftView;
  readonly id: number | null;
  readonly keeper: DraftAutosave;
  /** Refetches the article's status. */
  readonly onStep: () => unknown;
}

/** What an author does with a draft besides writing; each action shows its result. */
export const useDraftSteps = ({ draft, id, keeper, onStep }: DraftStepsOptions) => {
  const toast = useToast();
  const showRefusal = useRefusalToast();
  const navigate = useNavigate();
  const link = useGameLink();
  const [publish] = usePublishArticleMutation();
  const [unpublish] = useUnpublishArticleMutation();
  const [remove] = useDeleteArticleMutation();
  const [markRemark] = useMarkRemarkMutation();
  const editable = draft.status !== 'UNDER_MODERATION';

  const attempt = async (step: () => Promise<{ readonly error?: unknown }>, done: string) => {
    const { error } = await step();
    if (error === undefined) toast.success(done);
    else showRefusal(error);
    await onStep();
  };
  const send = async () => {
    if (!(await keeper.flush()) || id === null) return;
    await attempt(
      () => publish({ params: { id } }),
      draft.status === 'APPROVED' && draft.hasVersion && !draft.live ? texts.restored : texts.sent,
    );
  };
  const takeBack = () =>
    id === null ? undefined : attempt(() => unpublish({ params: { id } }), editable ? texts.takeDown : texts.takeBack);
  const drop = async () => {
    if (id === null) return;
    const { error } = await remove({ params: { id } });
    if (error !== undefined) {
      showRefusal(error);
      return;
    }
    keeper.stop();
    toast.success(texts.removed);
    void navigate(link(materialsPath));
  };
  /** False: it was not saved. */
  const fix = async (remark: Remark, fixed: boolean): Promise<boolean> => {
    if (id === null) return false;
    const { error } = await markRemark({ params: { id, remarkId: remark.id }, body: { fixed } });
    if (error !== undefined) showRefusal(error);
    await onStep();
    return error === undefined;
  };
  return { send, takeBack, drop, fix };
};
