import { tagsAfter } from '#client/entities/cache-rules/tags-after.ts';
import { useDispatch } from 'react-redux';
import { defineTexts } from '#client/kit/texts/define-texts.ts';
import { squadFromWire } from '#contract/squads/squad-codec.ts';
import { ownPayment } from '#domain/squad/selectors/payments.ts';
import { useFetchSquad } from '#client/entities/squad/use-fetch-squad.ts';
import { useMe } from '#client/entities/person/users-api.ts';
import { api } from '#client/api/api.ts';
import { type ApiFailure, isRefused } from '#client/api/api-error.ts';
import { attempted } from '#client/api/attempted.ts';
import { shortfallOf } from '#client/entities/money/shortfall-of.ts';
import { usePaySquadMutation } from '#client/entities/squad/squads-steps-api.ts';
import { formatMoney } from '#client/entities/money/money.tsx';
import { useModals } from '#client/entities/modals/modals.ts';
import { useToast } from '#client/kit/toast/use-toast.ts';
import { tabStorage } from '#client/kit/store/browser-storage.ts';
import { randomId } from '#client/kit/store/random-id.ts';

const texts = defineTexts({
  ru: {
    ready: 'Занятие оплачено курсом',
    paid: (sum: string) => `Оплачено ${sum}`,
    stale: 'Цена или состав изменились. Проверь новую сумму и оплати ещё раз',
    lost: 'Ответ не дошёл. Нажми ещё раз: дважды деньги не спишутся',
  },
});

/**
 * The idempotency key of one payment. It lives until the server has certainly responded: after a lost response the next
 * press, or a reloaded page, repeats the same operation and cannot pay twice. Another offer (a new readiness, another
 * sum) is another operation.
 */
const payAttempt = (squadId: number, offer: string) => {
  const name = `pay:${squadId}:${offer}`;
  return {
    key: (): string => {
      const stored = tabStorage.get(name);
      if (stored !== null) return stored;
      const newKey = randomId();
      tabStorage.set(name, newKey);
      return newKey;
    },
    settle: (): void => tabStorage.remove(name),
  } as const;
};

interface Offer {
  readonly squadId: number;
  /** The sum that the payer sees, in rubles. */
  readonly amount: number;
  /** When this readiness ends: distinguishes offers of the same sum. */
  readonly endsAt: number | null;
}

/** Pays the sum shown on the button; the server refuses another price, and the new one is shown. */
export const usePay = ({ squadId, amount, endsAt }: Offer): (() => Promise<void>) => {
  const [pay] = usePaySquadMutation();
  const dispatch = useDispatch();
  const refetchSquad = useFetchSquad();
  const me = useMe();
  const toast = useToast();
  const modals = useModals();
  const attempt = payAttempt(squadId, `${amount}:${endsAt}`);

  const toastPaid = () => toast.success(amount === 0 ? texts.ready : texts.paid(formatMoney(amount)));

  /** It is not known whether it was paid: the refetched squad shows it. */
  const lost = async () => {
    const now = await refetchSquad(squadId);
    if (now === null || me === null || ownPayment(squadFromWire(now.squad).context, me.id)?.paid !== true)
      return toast.warning(texts.lost, 6000);
    attempt.settle();
    return toastPaid();
  };

  const failed = (failure: ApiFailure) => {
    if (!isRefused(failure)) return lost();
    attempt.settle();
    if (failure.code === 'BALANCE_INSUFFICIENT')
      return modals.open({ name: 'deposit', props: shortfallOf(failure.details) });
    dispatch(api.util.invalidateTags(tagsAfter.paymentRefused(squadId)));
    return failure.code === 'SQUADS_INVALID_MEMBER_PAYMENT'
      ? toast.warning(texts.stale, 6000)
      : toast.danger(failure.message);
  };

  return async () => {
    const { failure } = await attempted(() =>
      pay({ params: { id: squadId }, body: { amount }, idempotencyKey: attempt.key() }).unwrap(),
    );
    if (failure !== undefined) return void (await failed(failure));
    attempt.settle();
    return void toastPaid();
  };
};
