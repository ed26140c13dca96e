import { withoutUnseen } from '../text/tidy-text';

/** What people put between the digits: brackets, dots, dashes of every length. */
const separators = /[().\-\u2010-\u2015\u2212]/g;

/** The digits and letters of a number that was typed or pasted in groups. */
export const withoutSeparators = (typed: string): string => withoutUnseen(typed).replaceAll(separators, '');

/**
 * A Russian phone number as `+79123456789`, from the usual ways to write it: with +7, 7 or 8 before ten digits, or the
 * ten digits of a mobile number alone. Ten digits that begin otherwise stay as they are: they may be a whole number
 * with a digit missing. Any other text is returned without its separators.
 */
export const normaliseRussianPhone = (typed: string): string => {
  const bare = withoutSeparators(typed);
  return bare.replace(/^[78](?=\d{10}$)|^(?=9\d{9}$)/, '+7');
};

/** Whether it is `+7` and ten digits. */
export const isRussianPhone = (phone: string): boolean => /^\+7\d{10}$/.test(phone);
