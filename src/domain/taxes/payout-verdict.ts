import type { IncomeStanding } from './npd-income';
import type { NpdAnswer } from './npd-check';
import type { TaxStatus } from './tax-status';

/** Why a payout waits: it goes by itself once the reason is gone. */
export const waitReasons = ['STATUS_NOT_TOLD', 'CHECK_GOES_ON', 'CHECK_SILENT'] as const;

/** Why a payout is stopped until an operator decides. */
const stopReasons = ['STATUS_LOST', 'INN_INVALID', 'OVER_LIMIT'] as const;

export const holdReasons = [...waitReasons, ...stopReasons] as const;

export type HoldReason = (typeof holdReasons)[number];

export const isStop = (reason: HoldReason): boolean => stopReasons.some((one) => one === reason);

interface TaxFacts {
  /** The product's setting: payouts by themselves ask for the tax status. */
  readonly required: boolean;
  /** The product's setting: the tax service is asked about the self-employed. */
  readonly checked: boolean;
  /** Null: the mate has told none. */
  readonly status: TaxStatus | null;
  /** Of today. */
  readonly answer: NpdAnswer;
  readonly income: IncomeStanding;
}

const byAnswer: Readonly<Record<NpdAnswer, HoldReason | null>> = {
  YES: null,
  NO: 'STATUS_LOST',
  INVALID: 'INN_INVALID',
  UNKNOWN: 'CHECK_SILENT',
  NOT_ASKED: 'CHECK_GOES_ON',
};

/** What keeps a payout to a mate from leaving by itself; null: nothing. */
export const payoutHold = ({ required, checked, status, answer, income }: TaxFacts): HoldReason | null => {
  if (!required) return null;
  if (status === null) return 'STATUS_NOT_TOLD';
  if (status !== 'SELF_EMPLOYED') return null;
  if (income === 'OVER') return 'OVER_LIMIT';
  return checked ? byAnswer[answer] : null;
};
