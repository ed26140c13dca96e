import { ArrowDownLeft } from '../../kit/icons/arrow-down-left';
import { BellRing } from '../../kit/icons/bell-ring';
import { CreditCard } from '../../kit/icons/credit-card';
import { Gift } from '../../kit/icons/gift';
import { NotebookPen } from '../../kit/icons/notebook-pen';
import { Receipt } from '../../kit/icons/receipt';
import { ReceiptText } from '../../kit/icons/receipt-text';
import { Undo2 } from '../../kit/icons/undo-2';
import { Scale } from '../../kit/icons/scale';
import { defineTexts } from '../../kit/texts/define-texts';
import { actTitles } from './act-titles';
import { page, type Section } from './section';

const titles = defineTexts({
  ru: {
    deposits: 'Пополнения',
    refunds: 'Возвраты',
    receipts: 'Чеки',
    npdReceipts: 'Чеки напарников',
    methods: 'Способы оплаты',
    callbacks: 'Провайдеры',
    reconciliations: 'Сверки',
    draws: 'Розыгрыши',
    articles: 'Блог',
  },
});

/** The blog, payment callbacks and draws; each section has its own chunk. */
export const sectionsOfPayments: readonly Section[] = [
  {
    path: 'articles',
    title: titles.articles,
    icon: NotebookPen,
    group: 'decide',
    permissions: ['MANAGE_BLOG'],
    queue: 'articles',
    page: page(() =>
      import(/* webpackChunkName: "admin-articles" */ './sections/articles/articles-section').then(
        (m) => m.ArticlesSection,
      ),
    ),
  },
  {
    path: 'deposits',
    title: titles.deposits,
    icon: ArrowDownLeft,
    group: 'money',
    permissions: ['MANAGE_DEPOSIT'],
    queue: 'deposits',
    page: page(() =>
      import(/* webpackChunkName: "admin-deposits" */ './sections/deposits/deposits-section').then(
        (m) => m.DepositsSection,
      ),
    ),
  },
  {
    path: 'refunds',
    title: titles.refunds,
    icon: Undo2,
    group: 'decide',
    permissions: ['MANAGE_DEPOSIT'],
    queue: 'refunds',
    page: page(() =>
      import(/* webpackChunkName: "admin-refunds" */ './sections/refunds/refunds-section').then(
        (m) => m.RefundsSection,
      ),
    ),
  },
  {
    path: 'receipts',
    title: titles.receipts,
    icon: Receipt,
    group: 'money',
    permissions: ['MANAGE_DEPOSIT'],
    queue: 'receipts',
    page: page(() =>
      import(/* webpackChunkName: "admin-receipts" */ './sections/receipts/receipts-section').then(
        (m) => m.ReceiptsSection,
      ),
    ),
  },
  {
    path: 'npd-receipts',
    title: titles.npdReceipts,
    icon: ReceiptText,
    group: 'money',
    permissions: ['MANAGE_TAXES'],
    page: page(() =>
      import(/* webpackChunkName: "admin-npd-receipts" */ './sections/taxes/npd-receipts-section').then(
        (m) => m.NpdReceiptsSection,
      ),
    ),
  },
  {
    path: 'money-methods',
    title: titles.methods,
    icon: CreditCard,
    group: 'money',
    permissions: ['ALL'],
    page: page(() =>
      import(/* webpackChunkName: "admin-money-methods" */ './sections/money-methods/money-methods-section').then(
        (m) => m.MoneyMethodsSection,
      ),
    ),
  },
  {
    path: 'provider-callbacks',
    title: titles.callbacks,
    icon: BellRing,
    group: 'money',
    permissions: ['MANAGE_DEPOSIT'],
    queue: 'callbacks',
    page: page(() =>
      import(/* webpackChunkName: "admin-provider-callbacks" */ './sections/provider-callbacks/callbacks-section').then(
        (m) => m.CallbacksSection,
      ),
    ),
  },
  {
    path: 'reconciliations',
    title: titles.reconciliations,
    icon: Scale,
    group: 'money',
    permissions: ['MANAGE_DEPOSIT'],
    acts: [{ act: 'make', title: actTitles.newReconciliation }],
    page: page(() =>
      import(/* webpackChunkName: "admin-reconciliations" */ './sections/reconciliations/reconciliations-section').then(
        (m) => m.ReconciliationsSection,
      ),
    ),
  },
  {
    path: 'draws',
    title: titles.draws,
    icon: Gift,
    group: 'money',
    permissions: ['MANAGE_TRANSACTIONS'],
    acts: [{ act: 'create', title: actTitles.newDraw }],
    page: page(() =>
      import(/* webpackChunkName: "admin-draws" */ './sections/draws/draws-section').then((m) => m.DrawsSection),
    ),
  },
];
