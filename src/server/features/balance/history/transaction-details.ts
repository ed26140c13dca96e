import { type TransactionAnswer, transactionDetails } from '#contract/schemas/transaction.ts';

/** The stored details of a line that the contract knows; a field that does not match its schema is dropped alone. */
export const detailsOf = (stored: Readonly<Record<string, unknown>>): TransactionAnswer['details'] => {
  const whole = transactionDetails.safeParse(stored);
  if (whole.success) return whole.data;
  const wrong = new Set(whole.error.issues.map(({ path }) => path[0]));
  return transactionDetails.parse(Object.fromEntries(Object.entries(stored).filter(([name]) => !wrong.has(name))));
};
