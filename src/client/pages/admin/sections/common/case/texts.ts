import { squadActionNames, squadEventNames } from '#domain/desk/squad-event-names.ts';
import { squadStatusNames } from '#domain/desk/order-names.ts';
import { squadNumber } from '#domain/text/format.ts';
import { defineTexts } from '#client/kit/texts/define-texts.ts';

const events: Readonly<Record<string, string>> = squadEventNames;

export const texts = defineTexts({
  ru: {
    open: 'Дело',
    title: (id: number) => `Дело сквада ${squadNumber(id)}`,
    events,
    actions: squadActionNames,
    statuses: squadStatusNames,
    none: 'Шаги этого сквада не записаны: он старше их записи. Запись начнётся со следующего шага',
    slider: 'Шаг',
    position: (number: number, of: number) => `Шаг ${number} из ${of}`,
    file: 'Файлом для разработчиков',
    fileHint: 'Без имён, номеров и ссылок; выгрузка пишется в журнал',
    back: 'Шаг назад',
    forward: 'Шаг вперёд',
    clock: 'часы',
    operator: (name: string) => `${name}, оператор`,
    faults: {
      MISSING: 'Перед этим шагом не хватает записи. Дальше ничего не додумываем',
      OTHER_RULES: 'Шаг сделан по другим правилам: по нынешним он привёл бы не туда',
      UNKNOWN_EVENT: 'Нынешние правила такого шага не знают',
      REFUSED: 'По нынешним правилам этот шаг невозможен',
      OTHER_STATE: 'Шаг приводит не к тому состоянию, что записано. Это ошибка сервиса: нужны разработчики',
      AFTER_FAULT: 'Что было после шага, который не повторяется, неизвестно',
    },
    did: 'Что изменилось',
    nothing: 'В истории сквада без следа',
    facts: 'Что пришло с шагом',
    seen: 'Что видел каждый',
    types: { MATE: 'Напарник', CLIENT: 'Клиент', FRIEND: 'Друг', PAYER: 'Платил, уже вышел', INVITED: 'Приглашён' },
    owner: 'создатель',
    confirmed: 'подтвердил',
    due: (sum: string) => `к оплате ${sum}`,
    paid: (sum: string) => `оплачено ${sum}`,
    can: 'Мог',
    cannot: (count: number) => `Не мог: ${count}`,
    nobody: 'Ничего',
    held: 'Удержано',
    ends: 'Статус до',
    deadlines: 'Чего ждали часы',
    noDeadlines: 'Ничего',
    assumed: 'Кнопки показаны по правилам на этот момент. Заняты ли люди в других сквадах, в записи нет',
  },
});
