import { plural } from '../../ui/texts/plural';
import { defineTexts } from '../../ui/texts/define-texts';

export const texts = defineTexts({
  ru: {
    title: 'Чат',
    empty: 'Скоро здесь: чаты сквадов и переписка с напарниками.',
    squad: 'Чат сквада',
    online: (count: number) => (count === 0 ? 'Никого в сети' : `${count} в сети`),
    expand: 'Открыть чат шире',
    expanded: 'Чат открыт шире, поверх страницы.',
    log: 'Сообщения',
    nothingYet: 'Пока тихо. Поздоровайся первым!',
    today: 'Сегодня',
    yesterday: 'Вчера',
    you: 'Ты',
    unknown: 'Участник',
    said: (name: string, text: string) => `${name}: ${text}`,
    loadingEarlier: 'Загружаем, что было раньше…',
    earlierFailed: 'Не удалось загрузить, что было раньше.',
    marks: { waiting: 'Отправляется', stored: 'Отправлено', read: 'Прочитано', failed: 'Не отправлено' },
    retry: 'Повторить',
    discard: 'Удалить',
    field: 'Сообщение',
    send: 'Отправить',
    left: (count: number) => `Ещё ${count} ${plural(count, 'знак', 'знака', 'знаков')}`,
    tooLong: (count: number) => `Длиннее на ${count} ${plural(count, 'знак', 'знака', 'знаков')}, чем можно`,
    closed: 'Чат закрыт: писать в него больше нельзя.',
    typing: (names: readonly string[]) => (names.length === 1 ? `${names[0]} печатает…` : `${names.slice(0, 2).join(' и ')} печатают…`),
    connecting: 'Соединение…',
    offline: 'Нет сети. Отправлю, когда появится',
    toNewest: (unread: number) => (unread > 0 ? `К новым сообщениям: ${unread}` : 'К последним сообщениям'),
  },
});
