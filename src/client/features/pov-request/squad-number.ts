const number = new Intl.NumberFormat('ru-RU');

/** `18 402`: how people say a squad's number. */
export const squadNumber = (squadId: number): string => number.format(squadId);
