import type { SquadRefusalCode } from '#domain/squad/facts/squad-refusal-code.ts';
import type { ErrorEntry } from '../error-entry';
import { squadErrors } from './squads';

/** All refusals of a squad. Squad pages check the rules before they send, so they load only these texts. */
export const squadRefusals = {
  ...squadErrors,
  BALANCE_INSUFFICIENT: { status: 409, message: 'На балансе не хватает денег. Пополни его' },
  RATE_LIMITED: { status: 429, message: 'Слишком часто. Подожди немного и попробуй ещё раз' },
  SQUADS_DISPUTE_TOO_LATE: { status: 409, message: 'Срок для спора по этой игре вышел' },
  SQUADS_DISPUTE_CONFIRMED: { status: 409, message: 'Эта игра уже подтверждена, спор по ней открыть нельзя' },
  SQUADS_MATE_BOOKED: { status: 409, message: 'У напарника скоро игра по записи, столько он не успеет' },
} as const satisfies Record<SquadRefusalCode, ErrorEntry>;
