import { balanceErrors } from '../../../contract/errors/texts/balance';
import { ownErrors } from '../../../contract/errors/texts/own';
import { squadErrors } from '../../../contract/errors/texts/squads';
import type { SquadRefusalCode } from '../../../domain/squad/squad-refusal-code';

const { BALANCE_INSUFFICIENT } = balanceErrors;
const { RATE_LIMITED } = ownErrors;

/** The sentence that the server would answer with. */
export const refusalText = (code: SquadRefusalCode): string =>
  ({ ...squadErrors, BALANCE_INSUFFICIENT, RATE_LIMITED })[code].message;
