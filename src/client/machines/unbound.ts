/** An actor of a machine before its provider has bound it. */
export const unbound = (name: string) => () => Promise.reject(new Error(`${name} is bound by the provider`));
