import { applicationStatusNames } from '#domain/desk/people-names.ts';
import { plural } from '#domain/text/format.ts';
import { defineTexts } from '#client/kit/texts/define-texts.ts';

export const texts = defineTexts({
  ru: {
    title: 'Заявки напарников',
    statuses: applicationStatusNames,
    columns: {
      person: 'Кто',
      game: 'Игра',
      hours: 'Часов в неделю',
      about: 'Опыт',
      status: 'Состояние',
      created: 'Пришла',
    },
    filters: { search: 'Имя', status: 'Состояние' },
    views: { all: 'Все', waiting: 'Ждут', approved: 'Одобренные', refused: 'Отклонённые' },
    empty: 'Заявок нет. Новая появится здесь сама',
    drawer: (name: string) => `Заявка: ${name}`,
    orders: (count: number) => `${count} ${plural(count, 'сквад', 'сквада', 'сквадов')} клиентом`,
    hours: (count: number) => `${count} ${plural(count, 'час', 'часа', 'часов')} в неделю`,
    experience: 'Опыт',
    links: 'Ссылки',
    answered: (answer: string) => `Ответ: ${answer}`,
    earlier: 'Другие заявки этого человека',
    approve: 'Одобрить',
    approveTitle: (name: string) => `Сделать напарником: ${name}?`,
    approveConsequence: (game: string, level: string, percent: number) =>
      `${game}, уровень «${level}», ${percent}\u00a0% заказа. Человек узнает сразу и сможет включить заказы, когда заполнит анкету. Заказывать игры как клиент он больше не сможет.`,
    approved: 'Заявка одобрена: человек теперь напарник',
    refuse: 'Отклонить…',
    refuseTitle: 'Отклонить заявку',
    refuseDo: 'Отклонить',
    refused: 'Заявка отклонена',
    reasons: [
      'Пока не хватает опыта игры с новичками. Приходи ещё',
      'Для начала нужно больше свободных часов в неделю',
      'По ссылкам не видно, как проходят твои игры',
    ],
    own: 'Свою заявку решает другой оператор',
  },
});
