const stepMs = 20;
const patienceMs = 30_000;

/** Asks again until the answer satisfies; gives it. */
export const waitFor = async <T>(ask: () => Promise<T>, holds: (value: T) => boolean): Promise<T> => {
  for (const end = Date.now() + patienceMs; Date.now() < end;) {
    const value = await ask();
    if (holds(value)) return value;
    await new Promise((resolve) => setTimeout(resolve, stepMs));
  }
  throw new Error(`not in time: ${holds.toString()}`);
};
