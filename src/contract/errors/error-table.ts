import type { ErrorCode } from './error-code';
import type { ErrorEntry } from './error-entry';
import { deskErrors } from './texts/desk';
import { appealErrors } from './texts/appeals';
import { authErrors } from './texts/auth';
import { balanceErrors } from './texts/balance';
import { blogErrors } from './texts/blog';
import { consentErrors } from './texts/consents';
import { gamesErrors } from './texts/games';
import { ownErrors } from './texts/own';
import { peopleErrors } from './texts/people';
import { povRequestsErrors } from './texts/pov-requests';
import { referralsErrors } from './texts/referrals';
import { rewardsErrors } from './texts/rewards';
import { payoutErrors } from './texts/payouts';
import { secondStepErrors } from './texts/second-step';
import { squadErrors } from './texts/squads';

/** Every error code with its status and text; the compiler requires an entry for each code. */
export const errorTable: Readonly<Record<ErrorCode, ErrorEntry>> = {
  ...deskErrors,
  ...appealErrors,
  ...authErrors,
  ...balanceErrors,
  ...blogErrors,
  ...consentErrors,
  ...gamesErrors,
  ...ownErrors,
  ...peopleErrors,
  ...povRequestsErrors,
  ...referralsErrors,
  ...rewardsErrors,
  ...secondStepErrors,
  ...payoutErrors,
  ...squadErrors,
};
