type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** Leaves out fields that are `undefined`: under exact optional types absent and undefined differ. */
export const definedOnly = <T extends object>(fields: T): Defined<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Defined<T>;
