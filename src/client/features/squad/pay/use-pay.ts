import { useDispatch } from 'react-redux';
import { api } from '../../../api/api';
import { failureOf } from '../../../api/api-failure';
import { shortfallOf } from '../../../api/shortfall-of';
import { usePaySquadMutation } from '../../../api/squad-steps-api';
import { formatMoney } from '../../../ui/data/format-money';
import { useModals } from '../../../ui/modals/use-modals';
import { useToast } from '../../../ui/toast/use-toast';
import { payAttempt } from './pay-attempt';
import { texts } from './texts';

interface Offer {
  readonly squadId: number;
  /** The sum that the payer sees, in rubles. */
  readonly amount: number;
  /** When this readiness ends: tells one offer of the same sum from the next. */
  readonly endsAt: number | null;
}

/** Pays the sum that stands on the button; another price is refused by the server and shown anew. */
export const usePay = ({ squadId, amount, endsAt }: Offer): (() => Promise<void>) => {
  const [pay] = usePaySquadMutation();
  const dispatch = useDispatch();
  const toast = useToast();
  const modals = useModals();
  const attempt = payAttempt(squadId, `${amount}:${endsAt}`);

  const refused = (error: unknown) => {
    const failure = failureOf(error);
    const certain = failure.status >= 400 && failure.status < 500;
    if (!certain) return toast.warning(texts.lost, 6000);
    attempt.settle();
    if (failure.code === 'BALANCE_INSUFFICIENT') return modals.open({ name: 'deposit', props: shortfallOf(failure.details) });
    dispatch(api.util.invalidateTags([{ type: 'Squad', id: squadId }, 'Me']));
    return failure.code === 'SQUADS_INVALID_MEMBER_PAYMENT' ? toast.warning(texts.stale, 6000) : toast.danger(failure.message);
  };

  return async () => {
    try {
      await pay({ params: { id: squadId }, body: { amount }, idempotencyKey: attempt.key() }).unwrap();
      attempt.settle();
      toast.success(amount === 0 ? texts.ready : texts.paid(formatMoney(amount)));
    } catch (error) {
      refused(error);
    }
  };
};
