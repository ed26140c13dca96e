/** Calls of the specification that are not built yet; nothing may be added to this list. */
export const notYetBuilt: readonly string[] = [];
