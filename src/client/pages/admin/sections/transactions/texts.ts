import { transactionTypeNames } from '#domain/desk/money-names.ts';
import { defineTexts } from '#client/kit/texts/define-texts.ts';

/** What a hold is for, by the prefix of its owner. */
const holds: Readonly<Record<string, string>> = {
  squad: 'сквад',
  withdrawal: 'вывод',
  reserve: 'резерв',
  booking: 'запись',
  course: 'курс',
  certificate: 'сертификат',
};

const platform: Readonly<Record<string, string>> = {
  revenue: 'Доля сервиса',
  subsidy: 'Скидки за счёт сервиса',
  bonus: 'Бонусный фонд',
  correction: 'Поправки сервиса',
};

export const texts = defineTexts({
  ru: {
    title: 'Операции',
    types: transactionTypeNames,
    holds,
    platform,
    columns: { person: 'Чья', type: 'Вид', amount: 'Сумма', squad: 'Сквад', created: 'Когда' },
    filters: {
      search: 'Имя, операция, сквад',
      type: 'Вид',
      side: 'Сторона',
      amount: 'Сумма',
      period: 'Период',
      income: 'Пришло',
      expense: 'Ушло',
    },
    views: { all: 'Все', deposits: 'Пополнения', squads: 'Сквады', corrections: 'Поправки и бонусы', large: 'Крупные' },
    empty: 'Операций ещё не было',
    reversal: 'возврат',
    drawer: (id: string) => `Операция ${id}`,
    entry: 'Проводки',
    from: 'Откуда',
    to: 'Куда',
    noTransfers: 'Деньги не двигались',
    chain: 'Цепочка возврата',
    thisOne: 'эта',
    squad: 'Сквад',
    done: 'Кто и когда',
    system: 'сервис сам',
    operation: 'Действие',
    balance: (name: string) => `${name}: свои`,
    bonus: (name: string) => `${name}: бонусы`,
    gift: (name: string) => `${name}: подарочные`,
    held: (what: string) => `Удержано: ${what}`,
    outside: (who: string) => `Вне сервиса: ${who}`,
    correct: 'Поправить баланс',
  },
});
