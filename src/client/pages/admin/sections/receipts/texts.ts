import type { ReceiptKind } from '#domain/receipts/receipt-terms.ts';
import type { ReceiptState } from '#domain/receipts/receipt-states.ts';
import { defineTexts } from '#client/kit/texts/define-texts.ts';

const kinds: Readonly<Record<ReceiptKind, string>> = {
  ADVANCE: 'Аванс',
  SET_OFF: 'Зачёт аванса',
  RETURN: 'Возврат аванса',
  SET_OFF_RETURN: 'Возврат за услугу',
};

const states: Readonly<Record<ReceiptState, string>> = {
  OFF: 'Без кассы',
  QUEUED: 'Ждёт кассы',
  ACCEPTED: 'Касса приняла',
  DONE: 'Пробит',
  REFUSED: 'Не пробит',
};

export const texts = defineTexts({
  ru: {
    title: 'Чеки',
    kinds,
    states,
    columns: { person: 'Кому', kind: 'Что', total: 'Сумма', state: 'Состояние', created: 'Создан' },
    filters: { search: 'Имя или номер', state: 'Состояние', kind: 'Что', amount: 'Сумма', period: 'Период' },
    views: { all: 'Все', waiting: 'Ждут', refused: 'Не пробиты', done: 'Пробиты', off: 'Без кассы' },
    empty: 'Чеков ещё не было',
    drawer: (id: string) => `Чек ${id.slice(0, 8)}`,
    lines: 'В чеке',
    own: 'Услуга сервиса',
    agentOf: (name: string) => `Сервис агент, принципал ${name}`,
    byAdvance: {
      ADVANCE: 'Получено',
      SET_OFF: 'Зачтено аванса',
      RETURN: 'Возвращено',
      SET_OFF_RETURN: 'Возвращено в аванс',
    },
    byOther: 'Зачтено из заработанного и подаренного',
    till: 'Касса',
    /** Names of registers by their codes; an unknown one is shown as it is. */
    tillName: (code: string): string => (code === 'TRAINING' ? 'Учебная' : code === 'ATOL' ? 'АТОЛ Онлайн' : code),
    document: 'Номер в кассе',
    attempt: 'Попытка',
    fiscal: 'ФН, ФД, ФП',
    link: 'Открыть чек',
    history: 'Что с ним было',
    why: 'Что ответила касса',
    again: 'Пробить снова…',
    againTitle: 'Пробить чек снова',
    againDo: 'Пробить',
    againTold: {
      REFUSED: 'Касса получит новый документ с новым номером: прежний она не пробила',
      OFF: 'Чек уйдёт в кассу, которая подключена сейчас',
    },
    retried: 'Отправили в кассу',
    principal: 'Данные для чеков…',
    principalTitle: (name: string) => `Данные для чеков: ${name}`,
    principalDo: 'Сохранить',
    principalSaved: 'Сохранено. Чеки, которые касса не взяла, можно пробить снова',
    inn: 'ИНН',
    innWrong: 'Десять или двенадцать цифр, контрольная не сходится',
    legalName: 'Имя, как в договоре',
    phone: 'Телефон',
    phoneHint: 'С плюсом и кодом страны: +79991234567',
  },
});
