import { adminQueues } from '../../../../domain/people/admin-subject';
import { spanText } from '../../../../domain/text/spans';
import { defineTexts } from '../../../kit/texts/define-texts';
import { plural } from '../../../../domain/text/format';

export const texts = defineTexts({
  ru: {
    title: 'Операции',
    allTypes: 'Все типы',
    chosen: (count: number) => `${count} ${plural(count, 'тип', 'типа', 'типов')}`,
    filter: 'Какие операции показать',
    csv: 'CSV',
    csvLabel: 'Скачать операции в CSV',
    loading: 'Загружаем операции',
    empty: 'Операций пока нет. Пополни баланс, и они появятся здесь',
    emptyForMates: 'Операций пока нет. Здесь появятся деньги за твои заказы',
    emptyFiltered: 'Таких операций пока нет',
    showAll: 'Показать все',
    after: (sum: string) => `стало ${sum}`,
    asBonus: 'бонусами',
    asGift: 'подарочными',
    came: 'Пришло за день',
    went: 'Ушло за день',
    period: {
      label: 'За какое время',
      all: 'За всё время',
      last: (count: number) => `${count} ${plural(count, 'день', 'дня', 'дней')}`,
      year: 'С начала года',
      own: 'Свои даты…',
      title: 'За какое время показать',
      from: 'С',
      to: 'По',
      wrong: 'Начало позже конца',
      show: 'Показать',
      since: (day: string) => `с ${day}`,
      until: (day: string) => `по ${day}`,
    },
    groups: {
      deposits: 'Пополнения',
      withdrawals: 'Выводы',
      squads: 'Оплата сквадов и споры',
      income: 'Заработок',
      tips: 'Чаевые',
      articles: 'Статьи',
      gifts: 'Сертификаты',
      reserves: 'Резервы',
      bonuses: 'Бонусы и поправки',
    },
    details: {
      checking: `Проверяем, обычно не дольше ${spanText(adminQueues.withdrawals.within, 'genitive')}. Пока проверяем, вывод можно отменить.`,
      onItsWay: 'Подтвердили, перевод в пути. Его номер появится здесь.',
      steps: ['Заявка', 'Проверка', 'Выплата'],
      stepsLabel: 'Шаги вывода',
      receipt: 'Квитанция',
      cancel: 'Отменить вывод',
      canceled: 'Вывод отменён, деньги снова на балансе',
    },
  },
});
