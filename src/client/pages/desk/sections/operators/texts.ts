import type { PermissionSet } from '#domain/people/permission-sets.ts';
import { plural } from '#domain/text/format.ts';
import { defineTexts } from '#client/kit/texts/define-texts.ts';

const sets: Readonly<Record<PermissionSet, string>> = {
  MODERATOR: 'Модератор',
  FINANCE: 'Финансы',
  CONTENT: 'Контент',
  SUPPORT: 'Поддержка',
};

export const texts = defineTexts({
  ru: {
    title: 'Администраторы',
    lead: 'Новому администратору права даёт его карточка в «Пользователях». Дать и забрать можно только собственные права.',
    sets,
    all: 'Все права',
    none: 'Прав нет',
    some: (count: number) => `${count} ${plural(count, 'право', 'права', 'прав')}`,
    code: 'Код настроен',
    noCode: 'Кода нет',
    acted: 'Последнее действие',
    neverActed: 'ещё не работал с админкой',
    lastAll: 'Последний со всеми правами: их не забрать, пока они не даны другому.',
    blocked: 'Заблокирован',
    deleted: 'Удалён',
    drawer: (name: string) => `Права: ${name}`,
    addSet: 'Добавить набор',
    byOther: 'Входит в другое право',
    setNotYours: 'В наборе есть право, которое выдать нельзя: собственного такого нет',
    notYours: 'Выдать нельзя: собственного такого права нет',
    save: 'Сохранить права',
    saved: 'Права сохранены',
    saveDialog: (name: string) => `Сохранить права: ${name}?`,
    gives: (list: string) => `Даём: ${list}.`,
    takes: (list: string) => `Забираем: ${list}.`,
    takesMeans: 'Открытые этим чаты, окна и соединения закроются сразу.',
    unchanged: 'Ничего не изменено',
    resetCode: 'Сбросить код',
    resetTitle: 'Сбросить код?',
    resetText: 'При следующем входе в админку человек настроит новый. Нужно, только если приложение потеряно.',
    reset: 'Код сброшен',
    own: 'Свои права меняет другой администратор.',
    permissions: 'Права',
  },
});
