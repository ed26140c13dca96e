let preloaded: Record<string, unknown> = {};

/** Milliseconds after which what the page came with may be old. */
const freshFor = 10_000;

/** What the server has written into the page, by the address that would be asked. */
export const setPreloadedResponses = (answers: Readonly<Record<string, unknown>>): void => {
  preloaded = { ...answers };
  setTimeout(() => {
    preloaded = {};
  }, freshFor);
};

/** Told once: whoever asks again wants to know what is true by then. */
export const takePreloadedResponse = (address: string): unknown => {
  const answer = preloaded[address];
  delete preloaded[address];
  return answer;
};

/** Whether there is something that nobody has asked for yet. */
export const hasPreloadedResponses = (): boolean => Object.keys(preloaded).length > 0;
