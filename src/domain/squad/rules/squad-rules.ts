import type { SquadEventType } from '../squad-event';
import { companyRules } from './company-rules';
import { finishRules } from './finish-rules';
import { invitationRules } from './invitation-rules';
import { priceRules } from './price-rules';
import type { RuleSet } from './rule-set';
import { startRules } from './start-rules';
import { timerRules } from './timer-rules';

/** Every event with its rules. Guards of the machine, `whyNot` and `allowedActions` all ask this table. */
export const squadRules: Readonly<Record<SquadEventType, RuleSet>> = {
  ...invitationRules,
  ...companyRules,
  ...priceRules,
  ...startRules,
  ...finishRules,
  ...timerRules,
};
