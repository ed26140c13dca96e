import {
  type CorrectionKind,
  correctionLimits,
  type CorrectionMoney,
  type CorrectionDirection,
  kindsFor,
  moneysFor,
  needsSecondOperator,
  sumOfKind,
} from '../../../../../domain/money/correction';
import { kopecksToRubles, rublesToKopecks } from '../../../../../domain/money/kopecks';
import { useBeforeCorrectionQuery, useCorrectBalanceMutation } from '../../../../entities/admin/admin-transactions-api';
import { useIdempotencyKey } from '../../../../entities/money/use-idempotency-key';
import { formatMoney } from '../../../../entities/money/money';
import { useOwnDraft } from '../../../../entities/person/use-own-draft';
import type { SheetDrafts } from '../../../../kit/form/sheet-drafts';
import { useToast } from '../../../../kit/toast/use-toast';
import type { ChosenPerson } from '../../kit/acts/person-field';
import { sumOfText } from '../../kit/sum-text';
import { texts } from './texts';

const most = kopecksToRubles(correctionLimits.max);

interface CorrectionDraft {
  readonly person: ChosenPerson | null;
  readonly way: CorrectionDirection;
  /** Rubles. */
  readonly typed: string;
  readonly kind: CorrectionKind;
  readonly money: CorrectionMoney;
}

const drafts: SheetDrafts<CorrectionDraft> = new Map();

/** What is wrong with a sum; `left`: what there is to take, null when it gives. */
const wrongSum = (typed: string, sum: number | null, left: number | null): string | undefined => {
  if (typed === '') return undefined;
  if (sum === null) return texts.sumWrong;
  if (sum > most) return texts.sumMost(formatMoney(most));
  return left !== null && sum > left ? texts.sumLeft(formatMoney(left)) : undefined;
};

/**
 * A correction on its way: what is chosen, what of it this person may be corrected for, and what it will leave. Sums in
 * rubles.
 */
export const useCorrection = (whom: ChosenPerson | null, usual: CorrectionKind = 'COMPENSATION') => {
  const first: CorrectionDraft = { person: whom, way: 'GIVE', typed: '', kind: usual, money: 'OWN' };
  const about = `${whom?.id ?? ''}:${usual}`;
  const [draft, setDraft, forget] = useOwnDraft(drafts, about, first);
  const { person, way, typed } = draft;
  const { currentData, error, refetch } = useBeforeCorrectionQuery(
    { params: { userId: person?.id ?? '' } },
    { skip: person === null, refetchOnMountOrArgChange: true },
  );
  const before = person === null ? undefined : currentData;
  const [correct] = useCorrectBalanceMutation();
  const toast = useToast();
  const attempt = useIdempotencyKey(`correction ${about}`);
  const mate = before?.mate ?? false;
  const kinds = kindsFor(way, mate);
  // What was chosen before the person or the direction changed may not be theirs to have.
  const kind = kinds.includes(draft.kind) ? draft.kind : (kinds[0] ?? 'OTHER');
  const gift = before?.gift ?? 0;
  // Few have any of it.
  const moneys = moneysFor(kind, way, mate).filter((one) => one !== 'GIFT' || gift > 0);
  const money = moneys.includes(draft.money) ? draft.money : (moneys[0] ?? 'OWN');
  const only = sumOfKind(kind);
  const sum = only === null ? sumOfText(typed) : kopecksToRubles(only);
  const has = before && { OWN: before.available, BONUS: before.bonus, GIFT: gift }[money];
  const wrong = only === null ? wrongSum(typed, sum, way === 'TAKE' ? (has ?? null) : null) : undefined;
  const amount = sum === null || wrong !== undefined ? null : way === 'GIVE' ? sum : -sum;
  const spent = before?.spent.includes(kind) ?? false;
  const ready = person !== null && before !== undefined && amount !== null && !spent;
  const send = async (comment: string): Promise<void> => {
    if (person === null || amount === null) return;
    const body = { userId: person.id, amount, kind, money, comment };
    try {
      const { status } = await correct({ body, idempotencyKey: attempt.keyOf(body) }).unwrap();
      attempt.settle();
      setDraft(first);
      forget();
      toast.success(status === 'WAITING' ? texts.waits : texts.done);
    } catch (failure) {
      attempt.settle(failure);
      throw failure;
    }
  };
  return {
    person,
    way,
    typed,
    kind,
    kinds,
    money,
    moneys,
    mate,
    /** Of certificates; a mate can spend it on nothing. */
    gift,
    /** The sum of a kind that has only one; null: it is typed. */
    only: only === null ? null : kopecksToRubles(only),
    wrong,
    /** Signed; null while there is none. */
    amount,
    /** What they would have then of that money; null while that is not known. */
    after: has === undefined || amount === null ? null : has + amount,
    spent,
    large: amount !== null && needsSecondOperator(rublesToKopecks(amount), rublesToKopecks(before?.corrected ?? 0)),
    ready,
    failure: error,
    retry: refetch,
    change: (part: Partial<CorrectionDraft>) => setDraft({ ...draft, ...part }),
    send,
  };
};

export type CorrectionForm = ReturnType<typeof useCorrection>;
