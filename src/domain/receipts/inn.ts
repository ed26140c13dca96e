const controlDigit = (digits: readonly number[], weights: readonly number[]): number =>
  (weights.reduce((sum, weight, index) => sum + weight * (digits[index] ?? 0), 0) % 11) % 10;

const ofCompany = [2, 4, 10, 3, 5, 9, 4, 6, 8] as const;
const eleventh = [7, 2, 4, 10, 3, 5, 9, 4, 6, 8] as const;
const twelfth = [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8] as const;

/** Whether a text may be a taxpayer's number (INN): ten digits of a company or twelve of a person, with right check digits. */
export const isInn = (text: string): boolean => {
  if (!/^(?!00)(?:\d{10}|\d{12})$/.test(text)) return false;
  const digits = [...text].map(Number);
  if (digits.length === 10) return controlDigit(digits, ofCompany) === digits[9];
  return controlDigit(digits, eleventh) === digits[10] && controlDigit(digits, twelfth) === digits[11];
};
