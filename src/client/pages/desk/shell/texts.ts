import { defineTexts } from '#client/kit/texts/define-texts.ts';
import { plural } from '#domain/text/format.ts';

export const texts = defineTexts({
  ru: {
    correction: 'Поправка',
    nav: 'Разделы',
    home: 'Напарник, управление',
    collapse: 'Свернуть навигацию',
    expand: 'Развернуть навигацию',
    openNav: 'Открыть разделы',
    search: 'Человек, сквад, операция…',
    searchTitle: 'Поиск',
    searchLabel: 'Имя, номер или почта',
    sectionsGroup: 'Разделы',
    actsGroup: 'Действия',
    foundGroup: 'Нашлось',
    nothingFound: 'Ничего не нашлось',
    searchFailed: 'Поиск не ответил',
    toSite: 'На сайт',
    administrator: 'администратор',
    operatorMenu: 'Меню оператора',
    renewCodes: (left: number) => `Новые коды на случай потери (осталось ${left})`,
    lock: 'Закрыть админку',
    realtime: { waiting: 'Подключаемся', live: 'Данные вживую', lost: 'Восстанавливаем связь', offline: 'Нет связи' },
    clock: (time: string) => `${time} МСК`,
    notifications: (count: number) =>
      count === 0
        ? 'Уведомления'
        : `Уведомления, ${count} ${plural(count, 'непрочитанное', 'непрочитанных', 'непрочитанных')}`,
    deskBadge: 'админ',
    waiting: (count: number) => `${count} ${plural(count, 'ждёт', 'ждут', 'ждут')} решения`,
    nothingHere: 'Такого раздела нет или он закрыт правами',
    nothingHereHint: 'Права выдаёт тот, у кого есть право на это',
  },
});
