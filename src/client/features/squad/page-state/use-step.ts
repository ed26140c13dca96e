import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import type { SquadPersonEvent } from '../../../../domain/squad/rules/all-rules';
import { api } from '../../../api/api';
import { tagsAfter } from '../../../entities/cache-rules/tags-after';
import { failureOf } from '../../../api/api-error';
import { useFetchSquad } from '../../../entities/squad/use-fetch-squad';
import { defineTexts } from '../../../kit/texts/define-texts';
import { useToast } from '../../../kit/toast/use-toast';
import { useSquad } from './squad-page-state';

const texts = defineTexts({
  ru: {
    notDone: 'Ответ не дошёл, в скваде ничего не изменилось. Попробуй ещё раз.',
    changed: 'Ответ не дошёл, но сквад изменился: на странице всё как есть сейчас',
  },
});

/**
 * Runs a step of the squad and says how it ended; a refusal means that the page is behind, so it asks again, and so it
 * does when the answer was lost. True when done. The `ahead` event is shown before the answer where that is safe, and
 * taken back when it is refused; until the answer nothing further is sent.
 */
export const useStep = () => {
  const { view, begin, answered } = useSquad();
  const toast = useToast();
  const dispatch = useDispatch();
  const askSquad = useFetchSquad();
  return useCallback(
    async (step: () => Promise<unknown>, done?: string, ahead?: SquadPersonEvent): Promise<boolean> => {
      if (!begin(ahead)) return false;
      try {
        await step();
        answered(true);
        if (done !== undefined) toast.success(done);
        return true;
      } catch (error) {
        answered(false);
        const { message, status } = failureOf(error);
        if (status >= 400 && status < 500) {
          toast.danger(message);
          dispatch(api.util.invalidateTags(tagsAfter.stepRefused(view.id)));
          return false;
        }
        // Nobody knows whether the step was made: the squad itself tells.
        const now = await askSquad(view.id);
        if (now === null) toast.danger(message);
        else if (now.squad === view.squad) toast.danger(texts.notDone);
        else toast.info(texts.changed, 6000);
        return false;
      }
    },
    [dispatch, askSquad, view, begin, answered, toast],
  );
};
