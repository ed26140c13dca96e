import { type Transaction, transactionDetails } from '../../../../contract/schemas/transaction';

/** What of a line's stored details the contract knows and understands; a field that does not fit is left out alone. */
export const detailsOf = (stored: Readonly<Record<string, unknown>>): Transaction['details'] => {
  const whole = transactionDetails.safeParse(stored);
  if (whole.success) return whole.data;
  const wrong = new Set(whole.error.issues.map(({ path }) => path[0]));
  return transactionDetails.parse(Object.fromEntries(Object.entries(stored).filter(([name]) => !wrong.has(name))));
};
