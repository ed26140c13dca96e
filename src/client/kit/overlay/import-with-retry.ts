/** Milliseconds before each further attempt: most failures of a single file last only moments. */
const retryDelaysMs = [300, 1500];

/** Imports code that loads later, with up to three attempts. */
export const importWithRetry = async <T>(load: () => Promise<T>, tried = 0): Promise<T> => {
  try {
    return await load();
  } catch (problem) {
    const delay = retryDelaysMs[tried];
    if (delay === undefined) throw problem;
    await new Promise((resolve) => setTimeout(resolve, delay));
    return importWithRetry(load, tried + 1);
  }
};
