/** What a test does to one tab of an engine. Parts of a page and waiting for them stand on these, see `tab.ts`. */
export interface EngineTab {
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  /** The browser's Back; returns without waiting for a page, because the open one may answer it. */
  back(): Promise<void>;
  forward(): Promise<void>;
  /** Value of this expression in the page, awaited if it is a promise; has to be JSON. */
  evaluate(expression: string): Promise<unknown>;
  /** At this point of the window, by the engine's own pointer. */
  click(x: number, y: number): Promise<void>;
  /** By the engine's own keyboard. */
  type(text: string): Promise<void>;
  /** One key, with the keys that are held: `Control+a`. */
  press(keys: string): Promise<void>;
  /** The page as it is printed; null where the engine's driver cannot print. */
  readonly pdf: (() => Promise<Uint8Array>) | null;
}

/** A running browser. Each tab has cookies and storage of its own. */
export interface Engine {
  newTab(): Promise<EngineTab>;
  /** Uncaught errors of its pages so far, where the driver tells them. */
  readonly complaints: readonly string[];
  close(): Promise<void>;
}

/** CSS pixels. */
export const windowSize = { width: 1440, height: 1000 } as const;
