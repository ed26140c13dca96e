import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import type { SquadPersonEvent } from '#domain/squad/rules/all-rules.ts';
import { api } from '#client/api/api.ts';
import { tagsAfter } from '#client/entities/cache-rules/tags-after.ts';
import { type ApiFailure, isRefused } from '#client/api/api-error.ts';
import { attempted } from '#client/api/attempted.ts';
import { useFetchSquad } from '#client/entities/squad/use-fetch-squad.ts';
import { defineTexts } from '#client/kit/texts/define-texts.ts';
import { useToast } from '#client/kit/toast/use-toast.ts';
import { useSquad } from './squad-page-state';

const texts = defineTexts({
  ru: {
    notDone: 'Ответ не дошёл, в скваде ничего не изменилось. Попробуй ещё раз.',
    changed: 'Ответ не дошёл, но сквад изменился: на странице всё как есть сейчас',
  },
});

const messageOf = ({ message }: ApiFailure): string => message;

/**
 * Runs a step of the squad and shows how it ended. After a refusal the page is outdated and after a lost response the
 * result is unknown, so the squad is refetched. Resolves to true on success. The `event` event is applied
 * optimistically where that is safe, and reverted by a refusal; until the response no other step is sent. `refusalText`
 * replaces the text of a refusal.
 */
export const useStep = (refusalText: (failure: ApiFailure) => string = messageOf) => {
  const { view, beginStep, endStep } = useSquad();
  const toast = useToast();
  const dispatch = useDispatch();
  const refetchSquad = useFetchSquad();
  return useCallback(
    async (step: () => Promise<unknown>, done?: string, event?: SquadPersonEvent): Promise<boolean> => {
      if (!beginStep(event)) return false;
      const { failure } = await attempted(step);
      endStep(failure === undefined);
      if (failure === undefined) {
        if (done !== undefined) toast.success(done);
        return true;
      }
      if (isRefused(failure)) {
        toast.danger(refusalText(failure));
        dispatch(api.util.invalidateTags(tagsAfter.stepRefused(view.id)));
        return false;
      }
      // It is not known whether the step was made: the refetched squad shows it.
      const now = await refetchSquad(view.id);
      if (now === null) toast.danger(refusalText(failure));
      else if (now.squad === view.squad) toast.danger(texts.notDone);
      else toast.info(texts.changed, 6000);
      return false;
    },
    [dispatch, refetchSquad, view, beginStep, endStep, toast, refusalText],
  );
};
