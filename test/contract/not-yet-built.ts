/** Calls of the specification that later work brings; the list only shrinks, to nothing. */
export const notYetBuilt: readonly string[] = [];
