const longest = 31;

/** A name that Excel takes for a sheet: no `* ? : \ / [ ]`, no apostrophe at its ends, 31 characters, not «History». */
export const sheetName = (name: string): string => {
  const plain = name
    .replaceAll(/[*?:\\/[\]\0-\x1f]/g, ' ')
    .trim()
    .slice(0, longest)
    .replaceAll(/^'+|'+$/g, '')
    .trim();
  return plain === '' || plain.toLowerCase() === 'history' ? `Лист ${plain}`.trim() : plain;
};
