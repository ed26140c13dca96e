/** State of a navigation that stays in the current view: focus and scroll position do not change. */
export const samePlace = { samePlace: true } as const;

export const isSamePlace = (state: unknown): boolean => Object(state).samePlace === true;
