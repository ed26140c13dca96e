import { defineTexts } from '../../../ui/texts/define-texts';

export const texts = defineTexts({
  ru: {
    title: 'Цели',
    lead: 'Расскажи, на что копишь: чаевые на цель видны всем на твоей странице. Собранное уже на твоём балансе.',
    add: 'Новая цель',
    empty: 'Целей пока нет. Заведи первую: с ней благодарят чаще.',
    limit: 'Открытых целей уже три. Заверши или убери одну',
    change: 'Изменить',
    changeGoal: (title: string) => `Изменить цель «${title}»`,
    remove: 'Убрать',
    removeGoal: (title: string) => `Убрать цель «${title}»`,
    removeTitle: 'Убрать цель?',
    removeText: 'Она исчезнет с твоей страницы. Собранное останется у тебя.',
    removed: 'Цель убрана',
    newTitle: 'Новая цель',
    changeTitle: 'Изменить цель',
    name: 'На что',
    namePlaceholder: 'Новая мышь',
    nameWrong: 'Назови цель, до 60 знаков',
    amount: 'Сколько нужно',
    amountHint: 'От 500 до 200 000 ₽',
    save: 'Сохранить',
    saved: 'Цель сохранена',
    loading: 'Загружаем цели',
  },
});
