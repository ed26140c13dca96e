/** Whether a text may be a state registration number: 13 digits of a company or 15 of an entrepreneur, with its check digit. */
export const isOgrn = (text: string): boolean => {
  if (!/^(?:\d{13}|\d{15})$/.test(text)) return false;
  const body = Number(text.slice(0, -1));
  return (body % (text.length - 2)) % 10 === Number(text.at(-1));
};
