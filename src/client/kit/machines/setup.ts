/** Names the types of a machine for `setup`; there is no value behind them. */
export const typesOf = <T extends object>(): T => ({}) as T;

/** An actor of a machine before its provider has bound it. */
export const unbound = (name: string) => () => Promise.reject(new Error(`${name} is bound by the provider`));
