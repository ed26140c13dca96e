interface OpenLayer {
  /** Null if Back does not close it, or closes it through the address. */
  readonly close: (() => void) | null;
}

/** The topmost is the last. */
const layers: OpenLayer[] = [];
const listeners = new Set<() => void>();

/** What lies on top of the page: dialogs, sheets, menus. Undefined if nothing does. */
export const topLayer = (): OpenLayer | undefined => layers.at(-1);

/** Adds a layer on top. Returns a function that removes it. */
export const addLayer = (layer: OpenLayer): (() => void) => {
  const tell = (): void => listeners.forEach((listener) => listener());
  layers.push(layer);
  tell();
  return () => {
    layers.splice(layers.indexOf(layer), 1);
    tell();
  };
};

/**
 * Closes all of them, the topmost first: Back has left the page under them. What Back does not close stays open, and what
 * asks first goes on asking.
 */
export const closeLayers = (): void => {
  for (const { close } of layers.toReversed()) close?.();
};

export const watchLayers = (listener: () => void): void => void listeners.add(listener);
