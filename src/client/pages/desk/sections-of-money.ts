import { BookOpenCheck } from '../../kit/icons/book-open-check';
import { GitCompareArrows } from '../../kit/icons/git-compare-arrows';
import { PiggyBank } from '../../kit/icons/piggy-bank';
import { Receipt } from '../../kit/icons/receipt';
import { defineTexts } from '../../kit/texts/define-texts';
import { page, type Section } from './section';

const titles = defineTexts({
  ru: { transactions: 'Операции', ledger: 'Книга проводок', reserves: 'Резервы', whatIf: 'Что если' },
});

/** Movements of money and the ledger; each section has its own chunk. */
export const sectionsOfMoney: readonly Section[] = [
  {
    path: 'transactions',
    title: titles.transactions,
    icon: Receipt,
    group: 'money',
    permissions: ['VIEW_TRANSACTIONS_LIST', 'VIEW_TRANSACTION'],
    page: page(() =>
      import(/* webpackChunkName: "admin-transactions" */ './sections/transactions/transactions-section').then(
        (m) => m.TransactionsSection,
      ),
    ),
  },
  {
    path: 'ledger',
    title: titles.ledger,
    icon: BookOpenCheck,
    group: 'money',
    permissions: ['VIEW_TRANSACTIONS_LIST'],
    queue: 'ledger',
    page: page(() =>
      import(/* webpackChunkName: "admin-ledger" */ './sections/ledger/ledger-section').then((m) => m.LedgerSection),
    ),
  },
  {
    path: 'reserves',
    title: titles.reserves,
    icon: PiggyBank,
    group: 'money',
    permissions: ['MANAGE_BALANCE_RESERVE'],
    page: page(() =>
      import(/* webpackChunkName: "admin-reserves" */ './sections/reserves/reserves-section').then(
        (m) => m.ReservesSection,
      ),
    ),
  },
  {
    path: 'what-if',
    title: titles.whatIf,
    icon: GitCompareArrows,
    group: 'money',
    permissions: ['VIEW_WHAT_IF'],
    page: page(() =>
      import(/* webpackChunkName: "admin-what-if" */ './sections/what-if/what-if-section').then((m) => m.WhatIfSection),
    ),
  },
];
