/**
 * What a search compares: case does not matter, nor «ё» beside «е», nor whether «й» is one character or two. The SQL
 * function `search_form` does the same.
 */
export const searchForm = (text: string): string => text.normalize('NFC').toLowerCase().replaceAll('ё', 'е');

/** Whether the text contains what was typed, as a search compares. */
export const isFound = (text: string, typed: string): boolean => searchForm(text).includes(searchForm(typed));

/** Ids are integers of four bytes. */
const greatestId = 2_147_483_647;

/**
 * The number of a record as it is typed, or copied from where the product shows it: «18402», «№ 18 402», «#18402»; null
 * for what names none.
 */
export const typedNumber = (text: string): number | null => {
  const digits = /^[№#]?\s*(\d[\d\s]*)$/u.exec(text.trim())?.[1]?.replaceAll(/\s/g, '');
  const number = Number(digits ?? 0);
  return number > 0 && number <= greatestId ? number : null;
};
