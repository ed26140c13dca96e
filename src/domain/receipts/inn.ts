const controlDigit = (digits: string, weights: readonly number[]): number =>
  (weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0) % 11) % 10;

const ofCompany = [2, 4, 10, 3, 5, 9, 4, 6, 8] as const;
const eleventh = [7, 2, 4, 10, 3, 5, 9, 4, 6, 8] as const;
const twelfth = [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8] as const;

/** A person's taxpayer number by its first ten digits. */
export const personInn = (tenDigits: string): string => {
  const eleven = `${tenDigits}${controlDigit(tenDigits, eleventh)}`;
  return `${eleven}${controlDigit(eleven, twelfth)}`;
};

/** Whether a text may be a taxpayer's number (INN): ten digits of a company or twelve of a person, with right check digits. */
export const isInn = (text: string): boolean => {
  if (!/^(?!00)(?:\d{10}|\d{12})$/.test(text)) return false;
  return text.length === 10 ? controlDigit(text, ofCompany) === Number(text[9]) : personInn(text.slice(0, 10)) === text;
};
