import type { Changed } from './changes-by';

/** Neither a call of this page nor an event, or what a refusal tells. */
export const afterOccasions = {
  /** The page was behind: it asks again. */
  stepRefused: (squadId: number): Changed[] => [{ type: 'Squad', id: squadId }],
  paymentRefused: (squadId: number): Changed[] => [{ type: 'Squad', id: squadId }, 'Me'],
  /** The answer may have been lost after the squad was made. */
  creationFailed: (): Changed[] => ['Me'],
  /** The page watched the deposit itself. */
  depositCame: (): Changed[] => ['Me', 'Transactions'],
} as const;
