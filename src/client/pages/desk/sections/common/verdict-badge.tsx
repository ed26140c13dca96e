import { type CallbackVerdict, isUnmatched } from '#domain/money/callback-verdict.ts';
import { Badge, type BadgeTone } from '#client/kit/display/badge.tsx';
import { defineTexts } from '#client/kit/texts/define-texts.ts';

export const verdictNames: Readonly<Record<CallbackVerdict | 'NONE', string>> = defineTexts({
  ru: {
    CREDITED: 'Зачислено',
    DECLINED: 'Отказ',
    WAITING: 'Ждём дальше',
    REFUNDED: 'Возврат',
    CHECKED: 'Проверка',
    NOTHING_NEW: 'Повтор',
    FORGED: 'Подпись не сошлась',
    UNREADABLE: 'Не прочитать',
    UNKNOWN_DEPOSIT: 'Нет такого пополнения',
    WRONG_SUM: 'Другая сумма',
    EARLY_REFUND: 'Возврат раньше оплаты',
    REFUND_TO_DECIDE: 'Возврат без ясной суммы',
    NONE: 'Не разобрано сервером',
  },
});

interface Judged {
  readonly verdict: CallbackVerdict | null;
  readonly resolvedAt: string | null;
}

const toneOf = ({ verdict, resolvedAt }: Judged): BadgeTone => {
  if (isUnmatched(verdict)) return resolvedAt === null ? 'danger' : 'neutral';
  return verdict === 'CREDITED' ? 'ok' : verdict === 'REFUNDED' ? 'warn' : 'neutral';
};

/** What became of a provider's callback. */
export const VerdictBadge = ({ callback }: { readonly callback: Judged }) => (
  <Badge $tone={toneOf(callback)}>{verdictNames[callback.verdict ?? 'NONE']}</Badge>
);
