/** Declares the types of a machine for `setup`; there is no value behind them. */
export const typesOf = <T extends object>(): T => ({}) as T;

/** Placeholder for an actor of a machine until its provider supplies the real one. */
export const unbound = (name: string) => () => Promise.reject(new Error(`${name} is bound by the provider`));
