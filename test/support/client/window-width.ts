const nothing = (): void => undefined;

/**
 * jsdom has no media queries: evaluates `(max-width: …px)`, the only form that the product uses, for this window width.
 */
export const windowOf = (width: number): void => {
  Object.defineProperty(window, 'matchMedia', {
    configurable: true,
    value: (query: string) => ({
      matches: width <= Number(/max-width: ([\d.]+)px/.exec(query)?.[1] ?? 0),
      addEventListener: nothing,
      removeEventListener: nothing,
    }),
  });
};
