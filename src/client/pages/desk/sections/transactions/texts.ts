import { transactionTypeNames } from '#domain/desk/money-names.ts';
import { defineTexts } from '#client/kit/texts/define-texts.ts';

export const texts = defineTexts({
  ru: {
    title: 'Операции',
    types: transactionTypeNames,
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
    chain: 'Цепочка возврата',
    thisOne: 'эта',
    squad: 'Сквад',
    done: 'Кто и когда',
    system: 'сервис сам',
    operation: 'Действие',
    correct: 'Поправить баланс',
  },
});
