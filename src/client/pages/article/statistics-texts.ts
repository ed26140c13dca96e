import { articleTerms } from '#domain/blog/article-terms.ts';
import { groupedNumber, plural } from '#domain/text/format.ts';
import { defineTexts } from '../../kit/texts/define-texts';

export const texts = defineTexts({
  ru: {
    stats: 'Статистика',
    onlyYou: 'Видна только тебе',
    edit: 'Изменить статью',
    period: 'За сколько дней',
    periods: { all: 'Всё время', '30': '30 дней', '7': '7 дней' },
    income: 'Твой доход',
    opened: 'Открыли',
    readers: 'Читателей',
    purchases: 'Купили',
    likesCount: 'Нравится',
    conversion: 'Из открывших',
    incomeOf: (sold: number, price: string) =>
      `${groupedNumber(sold)} × ${price}, твои ${articleTerms.authorPercent} %`,
    changeShares: 'Изменить',
    newClients: (count: number) =>
      `${count} ${plural(count, 'новый клиент пришёл', 'новых клиента пришли', 'новых клиентов пришли')} по ссылке на статью`,
    shares: (count: number) =>
      count === 0
        ? 'Клиентам бесплатно не открыта'
        : `Открыта ${count} твоим ${plural(count, 'клиенту', 'клиентам', 'клиентам')}`,
    byDay: 'Открытия по дням',
    day: (day: string, views: number, purchases: number) =>
      `${day}: ${views} ${plural(views, 'открытие', 'открытия', 'открытий')}, ${purchases} ${plural(purchases, 'покупка', 'покупки', 'покупок')}`,
    noViews: 'За это время статью никто не открывал.',
  },
});
