import type { CacheTag } from './define-mutations';

/** Invalidated tags where neither a call of this page nor an event of the server causes it. */
export const tagsAfter = {
  /** The page was outdated: it fetches the squad again. */
  stepRefused: (squadId: number): CacheTag[] => [{ type: 'Squad', id: squadId }],
  paymentRefused: (squadId: number): CacheTag[] => [{ type: 'Squad', id: squadId }, 'Me'],
  /** The squad may have been created although the response was lost. */
  creationFailed: (): CacheTag[] => ['Me'],
  /** The page polled the deposit itself. */
  depositArrived: (): CacheTag[] => ['Me', 'Transactions'],
} as const;
