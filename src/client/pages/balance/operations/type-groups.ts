import type { TransactionType } from '#domain/money/transaction-type.ts';

/** Types of operations as people think of them. The key is in the page's address. */
export const typeGroups = {
  deposits: ['DEPOSIT'],
  withdrawals: ['WITHDRAWAL'],
  squads: ['PURCHASE', 'DISPUTE'],
  income: ['SELL'],
  tips: ['PURCHASE_TIPS', 'SELL_TIPS'],
  articles: ['PURCHASE_BLOG_ARTICLE', 'SELL_BLOG_ARTICLE'],
  gifts: ['PURCHASE_GIFT_CERTIFICATE'],
  reserves: ['BALANCE_RESERVE', 'BALANCE_UNRESERVE'],
  bonuses: ['CORRECTION'],
} as const satisfies Record<string, readonly TransactionType[]>;

export type TypeGroup = keyof typeof typeGroups;

const isGroup = (name: string): name is TypeGroup => Object.hasOwn(typeGroups, name);

export const groupNames = Object.keys(typeGroups).filter(isGroup);

/** `squads.tips` of the address; unknown names are ignored. */
export const readGroups = (text: string | null): readonly TypeGroup[] => (text ?? '').split('.').filter(isGroup);

export const typesOf = (groups: readonly TypeGroup[]): readonly TransactionType[] =>
  groups.flatMap((group) => [...typeGroups[group]]);
