import { videoKinds } from '#domain/files/file-kind.ts';
import { formatsText } from '#domain/files/formats-text.ts';
import { disputeTerms } from '#domain/squad/facts/squad-limits.ts';
import { numeral } from '#domain/text/numerals.ts';
import { sizeText } from '#domain/text/size-text.ts';
import { spanText } from '#domain/text/spans.ts';
import { defineTexts } from '#client/kit/texts/define-texts.ts';
import { plural } from '#domain/text/format.ts';

const leastReason = `${disputeTerms.reasonMin} ${plural(disputeTerms.reasonMin, 'знака', 'знаков', 'знаков')}`;

const accepted = `картинки, видео ${formatsText(videoKinds)}, звук, записи ${formatsText(['dem'])}, ${formatsText(['pdf'])}`;

export const texts = defineTexts({
  ru: {
    open: 'Открыть спор',
    openText: `Расчёт остановится. Другая сторона ответит за ${spanText(disputeTerms.answer)}, молчание — согласие. Если не согласны, решит модератор.`,
    reason: 'Что случилось',
    reasonHint: (left: number) =>
      left > 0
        ? `Ещё хотя бы ${left} ${plural(left, 'знак', 'знака', 'знаков')}`
        : 'Опиши по порядку: так решат быстрее',
    percent: 'Сколько вернуть клиентам, %',
    percentHint: 'Целое число от 0 до 100',
    preset: (percent: number) => `${percent} %`,
    presets: 'Часто выбирают',
    returned: (returned: string, paid: string) => `Если согласятся, тебе вернётся ${returned} из ${paid}.`,
    income: (sum: string) => `Если согласятся, твоя часть составит ${sum}.`,
    filesHint: `До ${numeral(disputeTerms.maxFiles, 'genitive')}: ${accepted}. Каждый до ${sizeText(disputeTerms.maxFileBytes)}`,
    choose: 'Выбрать файлы',
    dropFile: (name: string) => `Убрать файл ${name}`,
    tooMany: `Можно приложить не больше ${numeral(disputeTerms.maxFiles, 'genitive')} ${plural(disputeTerms.maxFiles, 'файла', 'файлов', 'файлов')}`,
    tooLarge: (name: string) => `${name}: больше ${sizeText(disputeTerms.maxFileBytes)}`,
    wrongKind: (name: string) => `${name}: такие файлы не принимаем. Подойдут ${accepted}`,
    fileFailed: (name: string, problem: string) => `${name}: ${problem}`,
    submit: 'Открыть спор',
    opened: 'Спор открыт',
    title: 'Спор',
    status: { NEW: 'Ждём ответа другой стороны', IN_PROGRESS: 'Решает модератор', CLOSED: 'Решён' },
    wanted: (name: string, percent: number) =>
      percent === 0 ? `${name} просит ничего не возвращать.` : `${name} просит вернуть клиентам ${percent} % оплаты.`,
    decided: (percent: number) =>
      percent === 0
        ? 'Решение: ничего не возвращать, напарник получает всё.'
        : `Решение: вернуть клиентам ${percent} % оплаты.`,
    ended: 'Спор закрыт, больше по этой игре его открыть нельзя.',
    kind: { REASON: 'Причина', COMMENT: 'Ответ', DECISION: 'Решение модератора' },
    until: 'Осталось',
    ifGranted: (words: string) => `Согласишься — ${words}.`,
    ifRefused: 'Не согласишься — решит модератор, деньги подождут у сервиса.',
    granted: 'Ты согласен с требованием',
    refused: 'Спор передан модератору',
    grant: 'Согласиться',
    refuse: 'Не согласен',
    comment: 'Твой ответ',
    commentHint: `От ${leastReason}, можно оставить пустым`,
    commentShort: `Слишком коротко: нужно от ${leastReason}`,
    addFile: 'Приложить файл',
    fileAdded: 'Файл приложен',
    refundPercent: 'Вернуть клиентам, %',
    decision: 'Почему так',
    decisionHint: (left: number) =>
      left > 0 ? `Ещё хотя бы ${left} ${plural(left, 'знак', 'знака', 'знаков')}` : 'Объяснение прочитают обе стороны',
    decide: 'Решить спор',
    back: (name: string, returned: string, paid: string) => `${name}: вернётся ${returned} из ${paid}.`,
    nothingBack: (name: string) => `${name}: ничего не вернётся.`,
    rest: (sum: string) => `Напарникам и сервису остаётся ${sum}.`,
    noRest: 'Напарникам не достанется ничего.',
    sure: (percent: number) => `Вернуть клиентам ${percent} %?`,
    final: 'Изменить решение нельзя.',
    decidedToast: 'Спор решён',
    someone: 'Участник',
  },
});
