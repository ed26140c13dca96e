export const transactionTypes = [
  'PURCHASE',
  'SELL',
  'DISPUTE',
  'DEPOSIT',
  'WITHDRAWAL',
  'CORRECTION',
  'SELL_BLOG_ARTICLE',
  'PURCHASE_BLOG_ARTICLE',
  'PURCHASE_GIFT_CERTIFICATE',
  'PURCHASE_TIPS',
  'SELL_TIPS',
  'BALANCE_RESERVE',
  'BALANCE_UNRESERVE',
] as const;

export type TransactionType = (typeof transactionTypes)[number];

/** Transactions that are earnings: orders, articles, tips, paid parts of reserves. */
export const earningTypes = [
  'SELL',
  'SELL_BLOG_ARTICLE',
  'SELL_TIPS',
  'BALANCE_UNRESERVE',
] as const satisfies readonly TransactionType[];

export type EarningType = (typeof earningTypes)[number];
