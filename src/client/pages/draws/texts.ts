import { pageTexts } from '#domain/text/page-texts.ts';
import { plural } from '#domain/text/format.ts';
import { defineTexts } from '../../kit/texts/define-texts';

export const texts = defineTexts({
  ru: {
    title: pageTexts.draws.title,
    lead: pageTexts.draws.lead,
    loading: 'Загружаем розыгрыши',
    empty: 'Розыгрышей пока нет. Загляни позже',
    takePart: 'Участвовать',
    taken: (tickets: number) => `Ты участвуешь: ${tickets} ${plural(tickets, 'билет', 'билета', 'билетов')}`,
    signIn: 'Войти, чтобы участвовать',
    prize: (sum: string) => `Приз ${sum} бонусами`,
    matesPrize: (sum: string) => `Приз ${sum} на баланс`,
    places: (count: number) => `${count} ${plural(count, 'место', 'места', 'мест')}`,
    until: 'До конца',
    opens: 'Начнётся через',
    participants: (people: number, tickets: number) =>
      `${people} ${plural(people, 'участник', 'участника', 'участников')}, ${tickets} ${plural(tickets, 'билет', 'билета', 'билетов')}`,
    winner: (place: number, name: string, ticket: number) => `${place} место: ${name}, билет ${ticket}`,
    noWinners: 'Победителей нет: никто не участвовал',
    check: 'Проверить',
    hash: 'Отпечаток зерна',
    seed: 'Зерно',
    seedLater: 'Зерно откроется вместе с победителями',
    how: 'Как проверить: SHA-256 зерна равен отпечатку, который стоял здесь с самого начала. Билеты пронумерованы по порядку участия. Место p, попытка t: первые 12 знаков HMAC-SHA-256 от «p:t» на зерне, остаток от деления на число билетов плюс один. Кто уже выиграл, уступает следующей попытке.',
    recount: 'Пересчитать в браузере',
    agrees: 'Всё сходится: отпечаток и победители те же',
    differs: 'Не сходится: напиши в поддержку',
    holders: 'Участники по порядку',
    tickets: (from: number, to: number) => (from === to ? `билет ${from}` : `билеты ${from}–${to}`),
    back: 'Все розыгрыши',
    soon: 'Скоро',
    closed: 'Подводим итоги',
    status: { OPEN: 'Идёт', DRAWN: 'Разыгран', PAID: 'Призы выданы', CANCELED: 'Отменён' },
  },
});
