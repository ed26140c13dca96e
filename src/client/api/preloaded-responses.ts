let preloaded: Record<string, unknown> = {};

/** Milliseconds after which the responses that came with the page count as outdated. */
const freshFor = 10_000;

/** The responses that the server has embedded in the page, by the address that would be requested. */
export const setPreloadedResponses = (answers: Readonly<Record<string, unknown>>): void => {
  preloaded = { ...answers };
  setTimeout(() => {
    preloaded = {};
  }, freshFor);
};

/** Each response is used once: a second request for the same address must return current data. */
export const takePreloadedResponse = (address: string): unknown => {
  const answer = preloaded[address];
  delete preloaded[address];
  return answer;
};

/** Whether some embedded responses have not been used yet. */
export const hasPreloadedResponses = (): boolean => Object.keys(preloaded).length > 0;
