import { receiptKindNames, receiptStateNames } from '#domain/desk/money-names.ts';
import { defineTexts } from '#client/kit/texts/define-texts.ts';

export const texts = defineTexts({
  ru: {
    title: 'Чеки',
    kinds: receiptKindNames,
    states: receiptStateNames,
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
  },
});
