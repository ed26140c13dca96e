let preloaded: Record<string, unknown> = {};

/** Milliseconds after which the responses that came with the page count as outdated. */
const freshForMs = 10_000;

/** The responses that the server has embedded in the page, by the address that would be requested. */
export const setPreloadedResponses = (responses: Readonly<Record<string, unknown>>): void => {
  preloaded = { ...responses };
  setTimeout(() => {
    preloaded = {};
  }, freshForMs);
};

/** Each response is used once: a second request for the same address must return current data. */
export const takePreloadedResponse = (address: string): unknown => {
  const response = preloaded[address];
  delete preloaded[address];
  return response;
};

/** The addresses of embedded responses that nobody has asked for yet. */
export const unusedResponses = (): readonly string[] => Object.keys(preloaded);
