/** A masked name, for people who need not know it: its first and last letter, `К•••т`. */
export const maskName = (name: string): string => {
  const letters = [...name];
  const last = letters.length > 2 ? letters.at(-1) : '';
  return `${letters[0] ?? ''}•••${last}`;
};
