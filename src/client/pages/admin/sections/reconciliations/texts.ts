import type { DifferenceKind, differenceDecisions } from '#domain/money/register.ts';
import { plural } from '#domain/text/format.ts';
import { defineTexts } from '#client/kit/texts/define-texts.ts';

const kinds: Readonly<Record<DifferenceKind, string>> = {
  NOT_HERE: 'Там оплачено, у нас нет',
  NOT_THERE: 'У нас зачислено, там нет',
  OTHER_SUM: 'Суммы разные',
};

const decisions: Readonly<Record<(typeof differenceDecisions)[number], string>> = {
  CREDITED: 'Зачислено',
  REFUNDED: 'Отмечен возврат',
  SET_ASIDE: 'Отложено',
};

const lines = (count: number) => `${count} ${plural(count, 'строка', 'строки', 'строк')}`;

export const texts = defineTexts({
  ru: {
    title: 'Сверки',
    kinds,
    decisions,
    columns: {
      provider: 'Провайдер',
      period: 'Период',
      result: 'Расхождения',
      sums: 'У нас / там',
      by: 'Кто',
      created: 'Сделана',
    },
    filters: { provider: 'Провайдер', period: 'Сделана' },
    views: { all: 'Все' },
    empty: 'Сверок ещё не было. Для сверки нужен реестр из кабинета провайдера',
    agreed: 'Сошлось',
    open: (open: number, of: number) => `${open} из ${of} не решено`,
    solved: (of: number) => `${of}, все решены`,
    lines,
    make: 'Сверить реестр',
    dialog: 'Сверка с реестром провайдера',
    provider: 'Провайдер',
    from: 'С какого дня',
    to: 'По какой день',
    file: 'Файл реестра',
    fileHint: 'CSV или Excel с заголовками: id, sum, status, time. Номер — наш или провайдера',
    paste: 'Или текст реестра',
    compare: 'Сверить',
    badPeriod: 'Конец не раньше начала, не больше трёх месяцев',
    made: 'Реестр сверен',
    checked: (lines: number, paid: number, sum: string) => `Прочитано строк: ${lines}. Оплаченных: ${paid} на ${sum}`,
    notRead: (count: number) => `Не прочитано: ${count}`,
    unread: (numbers: string, many: boolean) => `${many ? 'Не прочитаны строки' : 'Не прочитана строка'} ${numbers}`,
    drawer: 'Сверка',
    ours: 'Зачислено у нас',
    theirs: 'Оплачено по реестру',
    matched: 'Сошлось',
    read: 'Прочитано',
    period: 'Период',
    csv: 'Все расхождения файлом',
    shown: (shown: number, of: number) => `Показаны ${shown} из ${of}, нерешённые сверху`,
    nothing: 'Реестр сошёлся с пополнениями до копейки',
    unknown: 'У нас такого пополнения нет',
    here: 'У нас',
    there: 'В реестре',
    credit: 'Зачислить',
    creditTitle: 'Зачислить по реестру',
    willCome: 'Придёт плательщику',
    giveBack: 'Отметить возврат',
    giveBackTitle: 'Отметить возврат плательщику',
    goesAway: 'Снимется с баланса, сколько там есть, до',
    setAside: 'Отложить',
    setAsideTitle: 'Отложить без движения денег',
    done: 'Решено',
    decidedBy: (decision: string, who: string) => `${decision}: ${who}`,
  },
});
