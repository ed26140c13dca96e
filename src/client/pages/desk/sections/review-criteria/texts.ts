import { plural } from '#domain/text/format.ts';
import { defineTexts } from '#client/kit/texts/define-texts.ts';

export const texts = defineTexts({
  ru: {
    title: 'Критерии отзывов',
    lead: 'По ним оценивают каждую игру. Новые спрашиваются в новых отзывах, старые оценки остаются',
    anyKind: 'Все категории',
    off: 'Не спрашивается',
    on: 'Спрашивается',
    given: (count: number, mean: string) =>
      `${count} ${plural(count, 'оценка', 'оценки', 'оценок')}${count > 0 ? `, в среднем ${mean}` : ''}`,
    add: 'Добавить критерий',
    newTitle: 'Новый критерий',
    editTitle: 'Критерий',
    name: 'Название',
    kind: 'Категория',
    position: 'Место по порядку',
    positionWrong: 'Целое число от 1',
    active: 'Спрашивать в новых отзывах',
    save: 'Сохранить',
    saved: 'Сохранено',
    cancel: 'Отмена',
    edit: 'Изменить',
    remove: 'Удалить…',
    removeTitle: (name: string) => `Удалить критерий «${name}»`,
    removeDo: 'Удалить',
    removeTold: 'По которому уже оценивали, тот останется в старых отзывах и перестанет спрашиваться',
    gone: 'Критерий удалён',
    kept: 'Критерий больше не спрашивается',
    empty: 'Критериев нет: отзыв будет без оценок',
  },
});
