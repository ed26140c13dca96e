import { adminPermissions } from '#domain/people/admin-permission.ts';
import { blockTermNames } from '#domain/people/block-terms.ts';
import { defineTexts } from '#client/kit/texts/define-texts.ts';
import { termTexts } from './term-choice';
import { correctionKindNames, correctionMoneyNames } from '#client/entities/admin/correction-names.ts';
import { permissionName } from '#client/entities/admin/permission-names.ts';
import { squadStatusNames } from '#client/entities/admin/squad-status-names.ts';

/** Names of the details of acts; an unknown one is shown as it is. */
export const factNames: Readonly<Record<string, string>> = defineTexts({
  ru: {
    active: 'Включено',
    after: 'Стало',
    aggregate: 'Чей срок',
    amount: 'Сумма',
    attempts: 'Попыток',
    audience: 'Кому',
    authorId: 'Автор',
    before: 'Было',
    bookings: 'Отменено записей',
    by: 'Откуда',
    categoryIds: 'Категории',
    categoryKind: 'Вид категории',
    chapters: 'Глав',
    codeReset: 'Код сброшен',
    comment: 'Слова автору',
    depositId: 'Пополнение',
    description: 'Описание',
    differences: 'Расхождений',
    done: 'Перенесено',
    email: 'Почта',
    enabled: 'Открыто',
    expiresAt: 'Действует до',
    first: 'Первый',
    from: 'До этого',
    gameId: 'Игра',
    givesUp: 'Отказался от денег',
    gone: 'Стёрт совсем',
    grade: 'Уровень',
    kind: 'Вид',
    landingId: 'Страница обучения',
    last: 'Последний',
    lessons: 'Занятий',
    lines: 'Строк',
    link: 'Ссылка',
    marks: 'Оценки',
    maxUses: 'Всего применений',
    maxUsesPerUser: 'На человека',
    messageRemoved: 'Сообщение удалено',
    money: 'Какие деньги',
    name: 'Название',
    participants: 'Участников',
    percent: 'Процент',
    places: 'Призовых мест',
    position: 'Место по порядку',
    price: 'Цена',
    pricePercent: 'Цена к обычной',
    prize: 'Приз',
    provider: 'Провайдер',
    rating: 'Оценка',
    reference: 'Номер',
    readers: 'Получателей',
    refundPercent: 'Вернули клиенту',
    refused: 'Отказано',
    returned: 'Вернулось',
    seenWithinDays: 'Были за дней',
    sendAt: 'Когда',
    sent: 'Дошло',
    seq: 'Сообщение',
    sessions: 'Завершено входов',
    slug: 'Адрес',
    squad: 'Что со сквадом',
    squadId: 'Сквад',
    status: 'Состояние',
    strikes: 'Предупреждений',
    subjectId: 'О ком',
    term: 'Срок',
    text: 'Текст',
    title: 'Название',
    topics: 'Темы',
    to: 'Стало',
    until: 'До',
    userId: 'Человек',
    username: 'Имя',
    value: 'Значение',
    verified: 'Проверенный',
    version: 'Версия',
    waitedSince: 'Ждало с',
    wantedPercent: 'Просили вернуть',
    why: 'Почему',
    withdrawal: 'Отменён вывод',
  },
});

/** Audiences of a broadcast: their codes mean other things elsewhere. */
export const audienceNames: Readonly<Record<string, string>> = defineTexts({
  ru: { ALL: 'Все', CLIENT: 'Клиенты', MATE: 'Напарники', SELECTED: 'Выбранные люди' },
});

const terms = Object.fromEntries(blockTermNames.map((term) => [term, termTexts.names[term]]));

/** Names of the codes that details contain; others are shown as they are. */
export const codeNames: Readonly<Record<string, string>> = {
  ...terms,
  ...Object.fromEntries(adminPermissions.map((one) => [one, permissionName(one)])),
  ...squadStatusNames,
  ...correctionKindNames,
  ...correctionMoneyNames,
  ...defineTexts({
    ru: {
      ACTIVE: 'Активен',
      BLOCKED: 'Заблокирован',
      DELETED: 'Удалён',
      PLAYS_ON: 'Доиграет',
      LEFT: 'Вышел из него',
      SUPPORT: 'Поддержка',
      PRIVATE: 'Личный',
      SQUAD: 'Сквада',
    },
  }),
};
