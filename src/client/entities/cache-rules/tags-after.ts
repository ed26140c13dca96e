import type { CacheTag } from './define-mutations';

/** Neither a call of this page nor an event, or what a refusal tells. */
export const tagsAfter = {
  /** The page was behind: it asks again. */
  stepRefused: (squadId: number): CacheTag[] => [{ type: 'Squad', id: squadId }],
  paymentRefused: (squadId: number): CacheTag[] => [{ type: 'Squad', id: squadId }, 'Me'],
  /** The answer may have been lost after the squad was made. */
  creationFailed: (): CacheTag[] => ['Me'],
  /** The page watched the deposit itself. */
  depositArrived: (): CacheTag[] => ['Me', 'Transactions'],
} as const;
