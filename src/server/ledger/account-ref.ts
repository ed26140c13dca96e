/** Names an account without its number. */
export type AccountRef =
  | { readonly kind: 'USER' | 'BONUS'; readonly owner: string }
  | { readonly kind: 'HOLD'; readonly owner: `${'squad' | 'withdrawal' | 'reserve' | 'course'}:${string}` }
  | { readonly kind: 'PLATFORM'; readonly owner: 'revenue' | 'subsidy' | 'bonus' | 'correction' }
  | { readonly kind: 'OUTSIDE'; readonly owner: string };

export const userAccount = (userId: string): AccountRef => ({ kind: 'USER', owner: userId });
export const bonusAccount = (userId: string): AccountRef => ({ kind: 'BONUS', owner: userId });
export const squadHold = (squadId: number): AccountRef => ({ kind: 'HOLD', owner: `squad:${squadId}` });
export const withdrawalHold = (withdrawalId: string): AccountRef => ({ kind: 'HOLD', owner: `withdrawal:${withdrawalId}` });
export const courseHold = (purchaseId: string): AccountRef => ({ kind: 'HOLD', owner: `course:${purchaseId}` });
export const platformAccount = (owner: 'revenue' | 'subsidy' | 'bonus' | 'correction'): AccountRef => ({ kind: 'PLATFORM', owner });
export const outsideAccount = (provider: string): AccountRef => ({ kind: 'OUTSIDE', owner: provider });
