import type { output } from 'zod/v4/core';
import type { refundOutcome } from '#contract/desk/refund-outcome.ts';
import type { Kopecks } from '#domain/money/kopecks.ts';
import type { RefundOutcome } from '#domain/squad/simulation/refund-outcome.ts';

const amounts = (sums: ReadonlyMap<string, Kopecks>) => [...sums].map(([userId, amount]) => ({ userId, amount }));

/** An outcome as it is answered. */
export const moneyOutcomeView = (outcome: RefundOutcome): output<typeof refundOutcome> => ({
  percent: outcome.percent,
  returned: amounts(outcome.returned),
  paid: amounts(outcome.paid),
  service: outcome.service,
  subsidyBack: outcome.subsidyBack,
  held: outcome.held,
});
