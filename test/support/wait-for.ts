const stepMs = 20;
const usualPatienceMs = 30_000;

/** Repeats `ask` until the result satisfies `holds`; returns it. */
export const waitFor = async <T>(
  ask: () => Promise<T>,
  holds: (value: T) => boolean,
  patienceMs = usualPatienceMs,
): Promise<T> => {
  let value: T | undefined;
  for (const end = Date.now() + patienceMs; Date.now() < end;) {
    value = await ask();
    if (holds(value)) return value;
    await new Promise((resolve) => setTimeout(resolve, stepMs));
  }
  throw new Error(`not in time: ${holds.toString()}, at last ${JSON.stringify(value)}`);
};
