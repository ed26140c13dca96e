/**
 * What a search compares: case does not matter, nor «ё» beside «е», nor whether «й» is one character or two. The SQL
 * function `search_form` does the same.
 */
export const searchForm = (text: string): string => text.normalize('NFC').toLowerCase().replaceAll('ё', 'е');

/** Whether the text contains what was typed, as a search compares. */
export const isFound = (text: string, typed: string): boolean => searchForm(text).includes(searchForm(typed));
