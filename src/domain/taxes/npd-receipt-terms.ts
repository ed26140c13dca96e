import { days } from '../time/durations';

/** Product time, ms. */
export const npdReceiptTerms = {
  /** How long after the payout, or after a refusal, the mate is reminded: each once. */
  remindAfter: [days(3), days(7)],
  /** Characters. */
  linkMax: 200,
} as const;

const link = /^https:\/\/lknpd\.nalog\.ru\/api\/v1\/receipt\/(\d{12})\/([A-Za-z0-9]{4,32})\/print\/?$/;

/** The number of the receipt behind a link of «Мой налог», or what is wrong with the link. */
export const npdReceiptOf = (
  text: string,
  inn: string,
): { readonly number: string } | { readonly wrong: 'NOT_A_RECEIPT' | 'OTHER_INN' } => {
  const [, ofInn, number] = link.exec(text.trim()) ?? [];
  if (number === undefined) return { wrong: 'NOT_A_RECEIPT' };
  return ofInn === inn ? { number } : { wrong: 'OTHER_INN' };
};

/** The link of a receipt; it shows the INN. */
export const npdReceiptLink = (inn: string, number: string): string =>
  `https://lknpd.nalog.ru/api/v1/receipt/${inn}/${number}/print`;
