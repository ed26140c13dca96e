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
