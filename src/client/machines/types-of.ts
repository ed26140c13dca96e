/** Names the types of a machine for `setup`; there is no value behind them. */
export const typesOf = <T extends object>(): T => ({}) as T;
