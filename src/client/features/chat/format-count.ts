const format = new Intl.NumberFormat('ru-RU');

/** `18 402`, with narrow no-break spaces. */
export const formatCount = (count: number): string => format.format(count);
