import { defineTexts } from '#client/kit/texts/define-texts.ts';

export const texts = defineTexts({
  ru: {
    deposit: 'Пополнение',
    depositHint: 'Номер пополнения или имя плательщика',
    noDeposit: 'У этого провайдера такого пополнения нет',
    otherDeposit: 'Другое',
    sumUnknown: 'сумма неизвестна',
    creditSum: 'Сумма, ₽',
    creditSumHint: 'Сколько пришло по данным провайдера',
    creditSumWrong: (least: string, most: string) => `От ${least} до ${most}`,
    showRaw: 'Показать как пришло',
    hideRaw: 'Свернуть',
    rawBody: 'Тело',
    rawEmpty: 'пусто',
    rawQuery: 'Строка запроса',
    rawHeaders: 'Заголовки',
  },
});
