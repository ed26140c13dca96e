import { squadEventNames } from '#domain/desk/squad-event-names.ts';
import { squadStatusNames } from '#domain/desk/order-names.ts';
import { squadNumber } from '#domain/text/format.ts';
import { defineTexts } from '#client/kit/texts/define-texts.ts';

const events: Readonly<Record<string, string>> = squadEventNames;

export const texts = defineTexts({
  ru: {
    open: 'Дело',
    title: (id: number) => `Дело сквада ${squadNumber(id)}`,
    events,
    statuses: squadStatusNames,
    none: 'Шаги этого сквада не записаны: он старше их записи. Запись начнётся со следующего шага',
    position: (number: number, of: number) => `Шаг ${number} из ${of}`,
    file: 'Файлом для разработчиков',
    fileHint: 'Без имён, номеров и ссылок; выгрузка пишется в журнал',
    test: 'Скачать тест',
    testHint: 'Красный тест для jest про этот шаг, без имён и ссылок; выгрузка пишется в журнал',
    clock: 'часы',
    operator: (name: string) => `${name}, оператор`,
    unknown: (number: number, why: string) => `Шаг ${number}: ${why}`,
    faults: {
      MISSING: 'перед ним не хватает записи. Дальше ничего не додумываем',
      OTHER_RULES: 'сделан по другим правилам, по нынешним он привёл бы не туда',
      UNKNOWN_EVENT: 'нынешние правила такого шага не знают',
      REFUSED: 'по нынешним правилам он невозможен',
      OTHER_STATE: 'приводит не к тому состоянию, что записано. Нужны разработчики',
      AFTER_FAULT: 'что было после шага, который не повторяется, неизвестно',
    },
    drawing: 'Машина сквада',
    noDrawing: 'Схема машины не загрузилась',
    chat: 'Переписка до этого шага',
    noChat: 'У сквада нет чата',
    silence: 'До этого шага никто не писал',
    chatRule: 'Чат читает тот, кто в него вошёл: вход видят участники, и он пишется в журнал',
    toChat: 'К чату',
    changedSince: 'изменено позже, текст нынешний',
    deletedSince: 'Удалено',
    notices: 'Кому сообщили',
    noNotices: 'Никому, или уведомления уже удалены по сроку',
    screenOf: (name: string) => `Страница сквада: ${name}`,
    did: 'Что изменилось',
    nothing: 'В истории сквада без следа',
    facts: 'Что пришло с шагом',
    seen: 'Что видел каждый',
    types: { MATE: 'Напарник', CLIENT: 'Клиент', FRIEND: 'Друг', PAYER: 'Платил, уже вышел', INVITED: 'Приглашён' },
    owner: 'создатель',
    confirmed: 'подтвердил',
    due: (sum: string) => `к оплате ${sum}`,
    paid: (sum: string) => `оплачено ${sum}`,
    held: 'Удержано',
    ends: 'Статус до',
    deadlines: 'Чего ждали часы',
    noDeadlines: 'Ничего',
    assumed:
      'Кнопки показаны по правилам на этот момент. Был ли человек занят в другом скваде и его рейтинг тогда, в записи нет: все показаны свободными',
  },
});
