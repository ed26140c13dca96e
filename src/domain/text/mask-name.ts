/** A name as those see it who need not know it: its first and last letters, `К•••т`. */
export const maskName = (name: string): string => {
  const letters = [...name];
  const last = letters.length > 2 ? letters.at(-1) : '';
  return `${letters[0] ?? ''}•••${last}`;
};
