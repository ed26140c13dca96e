import { isUndecided } from '../../api/api-error';
import { useAttempt } from '../../api/use-attempt';
import { useOfferForHotSquadMutation, useWithdrawOfferMutation } from '../../entities/squad/hot-squads-api';
import { useToast } from '../../kit/toast/use-toast';
import { texts } from './texts';

/**
 * A mate's answer to a squad that calls everybody who fits; `errorText` is the text of a failure to show below its card.
 */
export const useHotOffer = (squadId: number) => {
  const [offer] = useOfferForHotSquadMutation();
  const [takeBack] = useWithdrawOfferMutation();
  const { run, refusal: errorText } = useAttempt();
  const toast = useToast();
  const answer = async (step: typeof offer | typeof takeBack, done: string) => {
    const isDone = await run(
      () => step({ params: { id: squadId } }).unwrap(),
      (failure) => {
        if (isUndecided(failure)) return failure.message;
        // A squad that refuses is no longer listed: its card disappears, so a toast says why.
        toast.danger(failure.message);
        return undefined;
      },
    );
    if (isDone) toast.success(done);
  };
  return { offer: () => answer(offer, texts.told), withdraw: () => answer(takeBack, texts.withdrawn), errorText };
};
