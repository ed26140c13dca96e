import { useState } from 'react';
import { failureOf, isUndecided } from '../../api/api-error';
import { useOfferForHotSquadMutation, useWithdrawOfferMutation } from '../../entities/squad/hot-squads-api';
import { useToast } from '../../kit/toast/use-toast';
import { texts } from './texts';

/**
 * A mate's answer to a squad that calls everybody who fits; `errorText` is the text of a failure to show below its card.
 */
export const useHotOffer = (squadId: number) => {
  const [offer] = useOfferForHotSquadMutation();
  const [takeBack] = useWithdrawOfferMutation();
  const [errorText, setErrorText] = useState<string | null>(null);
  const toast = useToast();
  const answer = async (step: typeof offer | typeof takeBack, done: string) => {
    setErrorText(null);
    try {
      await step({ params: { id: squadId } }).unwrap();
      toast.success(done);
    } catch (error) {
      const failure = failureOf(error);
      // A squad that refuses is no longer listed: its card disappears, so a toast says why.
      if (isUndecided(failure)) setErrorText(failure.message);
      else toast.danger(failure.message);
    }
  };
  return { offer: () => answer(offer, texts.told), withdraw: () => answer(takeBack, texts.withdrawn), errorText };
};
