import {
  type CorrectionKind,
  correctionLimits,
  type CorrectionMoney,
  type CorrectionDirection,
  kindsFor,
  moneysFor,
  needsSecondOperator,
  sumOfKind,
} from '#domain/money/correction.ts';
import { kopecksToRubles, rublesToKopecks } from '#domain/money/kopecks.ts';
import { useBeforeCorrectionQuery } from '#client/entities/desk/corrections-api.ts';
import { formatMoney } from '#client/entities/money/money.tsx';
import { useOwnDraft } from '#client/entities/person/use-own-draft.ts';
import type { SheetDrafts } from '#client/kit/form/sheet-drafts.ts';
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

/** What is wrong with a sum; `left`: how much can be taken, null when it is given. */
const wrongSum = (typed: string, sum: number | null, available: number | null): string | undefined => {
  if (typed === '') return undefined;
  if (sum === null) return texts.sumWrong;
  if (sum > most) return texts.sumMost(formatMoney(most));
  return available !== null && sum > available ? texts.sumLeft(formatMoney(available)) : undefined;
};

/**
 * The state of a new correction: the choices, those of them that are possible for this person, and the result. Sums in
 * rubles.
 */
export const useCorrection = (whom: ChosenPerson | null, usual: CorrectionKind = 'COMPENSATION') => {
  const first: CorrectionDraft = { person: whom, way: 'GIVE', typed: '', kind: usual, money: 'OWN' };
  const about = `${whom?.id ?? ''}:${usual}`;
  const [draft, setDraft, clear] = useOwnDraft(drafts, about, first);
  const { person, way: direction, typed } = draft;
  const beforeQuery = useBeforeCorrectionQuery(
    { params: { userId: person?.id ?? '' } },
    { skip: person === null, refetchOnMountOrArgChange: true },
  );
  const before = person === null ? undefined : beforeQuery.currentData;
  const mate = before?.mate ?? false;
  const kinds = kindsFor(direction, mate);
  // A choice made before the person or the direction changed may not be possible for them.
  const kind = kinds.includes(draft.kind) ? draft.kind : (kinds[0] ?? 'OTHER');
  const gift = before?.gift ?? 0;
  // Offered only where there is some.
  const moneys = moneysFor(kind, direction, mate).filter((one) => one !== 'GIFT' || gift > 0);
  const money = moneys.includes(draft.money) ? draft.money : (moneys[0] ?? 'OWN');
  const only = sumOfKind(kind);
  const sum = only === null ? sumOfText(typed) : kopecksToRubles(only);
  const has = before && { OWN: before.available, BONUS: before.bonus, GIFT: gift }[money];
  const wrong = only === null ? wrongSum(typed, sum, direction === 'TAKE' ? (has ?? null) : null) : undefined;
  const amount = sum === null || wrong !== undefined ? null : direction === 'GIVE' ? sum : -sum;
  const spent = before?.spent.includes(kind) ?? false;
  const ready = person !== null && before !== undefined && amount !== null && !spent;
  const argsOf = ({ reason }: { readonly reason: string }) => ({
    body: { userId: person?.id ?? '', amount: amount ?? 0, kind, money, comment: reason },
  });
  const forget = () => {
    setDraft(first);
    clear();
  };
  return {
    person,
    way: direction,
    typed,
    kind,
    kinds,
    money,
    moneys,
    mate,
    /** Rubles left from certificates, which a mate cannot spend. */
    gift,
    /** The only sum of this kind; null: it is typed. */
    only: only === null ? null : kopecksToRubles(only),
    wrong,
    /** Signed; null while there is none. */
    amount,
    /** What they will have of that money; null until it is known. */
    after: has === undefined || amount === null ? null : has + amount,
    spent,
    large: amount !== null && needsSecondOperator(rublesToKopecks(amount), rublesToKopecks(before?.corrected ?? 0)),
    ready,
    beforeQuery,
    change: (part: Partial<CorrectionDraft>) => setDraft({ ...draft, ...part }),
    argsOf,
    forget,
  };
};

export type CorrectionForm = ReturnType<typeof useCorrection>;
