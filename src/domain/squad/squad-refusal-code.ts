import type { SquadErrorCode } from './squad-error-code';

/** Codes that a squad refuses with: its own family and two of the common ones. */
export type SquadRefusalCode = SquadErrorCode | 'BALANCE_INSUFFICIENT' | 'RATE_LIMITED';
