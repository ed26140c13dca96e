let given: Record<string, unknown> = {};

/** Milliseconds after which what the page came with may be old. */
const freshFor = 10_000;

/** What the server has written into the page, by the address that would be asked. */
export const keepFirstAnswers = (answers: Readonly<Record<string, unknown>>): void => {
  given = { ...answers };
  setTimeout(() => {
    given = {};
  }, freshFor);
};

/** Told once: whoever asks again wants to know what is true by then. */
export const takeFirstAnswer = (address: string): unknown => {
  const answer = given[address];
  delete given[address];
  return answer;
};

/** Whether there is something that nobody has asked for yet. */
export const firstAnswersLeft = (): boolean => Object.keys(given).length > 0;
