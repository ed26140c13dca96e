import type { SquadRefusalCode } from '#domain/squad/facts/squad-refusal-code.ts';
import type { ErrorEntry } from '../error-entry';
import { squadErrors } from './squads';

/** All refusals of a squad. Squad pages check the rules before they send, so they load only these texts. */
export const squadRefusals = {
  ...squadErrors,
  BALANCE_INSUFFICIENT: { status: 409, message: 'На балансе не хватает денег. Пополни его' },
  RATE_LIMITED: { status: 429, message: 'Слишком часто. Подожди немного и попробуй ещё раз' },
  SQUADS_MATE_BOOKED: { status: 409, message: 'У напарника скоро игра по записи, столько он не успеет' },
} as const satisfies Record<SquadRefusalCode, ErrorEntry>;
