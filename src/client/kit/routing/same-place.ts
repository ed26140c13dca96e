/** State of a navigation within what is shown already, to its address or beside it: focus and scroll stay. */
export const samePlace = { samePlace: true } as const;

export const isSamePlace = (state: unknown): boolean => Object(state).samePlace === true;
