import { squadNumber } from '#domain/text/format.ts';
import { defineTexts } from '#client/kit/texts/define-texts.ts';

export const texts = defineTexts({
  ru: {
    title: 'Журнал',
    empty: 'Операторы ещё ничего не делали',
    columns: { act: 'Действие', subject: 'Над чем', actor: 'Кто', created: 'Когда' },
    filters: {
      subject: 'Предмет, например user:0199…',
      action: 'Действие',
      actor: 'Кто',
      decisions: 'Что',
      period: 'Когда',
    },
    acts: {
      'user.': 'Люди',
      'withdrawal.': 'Выводы',
      'report.': 'Жалобы',
      'setting.': 'Настройки',
      'squad.': 'Сквады',
      'booking.': 'Записи',
      'chat.': 'Чаты',
      'code.': 'Коды операторов',
      'view.': 'Просмотры',
    },
    decisions: 'решения по очередям',
    otherActs: 'остальное',
    views: {
      all: 'Все',
      decisions: 'Решения',
      people: 'Люди',
      money: 'Выводы',
      looks: 'Просмотры',
      settings: 'Настройки',
    },
    details: 'Подробности',
    noDetails: 'Без подробностей',
    drawer: (id: number) => `Запись журнала ${squadNumber(id)}`,
  },
});
