/** A sum as typed, `1 500,50`, in rubles; null for anything else and for zero. */
export const sumOfText = (text: string): number | null => {
  const plain = text.replaceAll(/\s/g, '').replace(',', '.');
  if (!/^\d{1,9}(?:\.\d{1,2})?$/.test(plain)) return null;
  const sum = Number(plain);
  return sum > 0 ? sum : null;
};
