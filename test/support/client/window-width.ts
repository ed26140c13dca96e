const nothing = (): void => undefined;

/**
 * jsdom has no media queries: answers `(max-width: …px)`, which is what the product asks, for a window of this width.
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
