const patienceMs = 30_000;
const stepMs = 30;

export type Look<T> = { readonly value: T } | { readonly still: string };

/** Leaving a page ends what was asked of it; the next look asks the next page. */
const lookSafely = async <T>(look: () => Promise<Look<T>>): Promise<Look<T>> => {
  try {
    return await look();
  } catch (problem) {
    return { still: String(problem) };
  }
};

/** Repeats `look` until it gives a value. The error tells what was seen last, and what the page `shows`. */
export const until = async <T>(
  what: string,
  shows: () => Promise<string>,
  look: () => Promise<Look<T>>,
): Promise<T> => {
  let still = '';
  for (const end = Date.now() + patienceMs; Date.now() < end;) {
    const seen = await lookSafely(look);
    if ('value' in seen) return seen.value;
    ({ still } = seen);
    await new Promise((resolve) => setTimeout(resolve, stepMs));
  }
  throw new Error(`not in time: ${what} (${still})\n\nthe page:\n${(await shows().catch(String)).slice(0, 4000)}\n`);
};
