/** Milliseconds before each further attempt: what took one file away is mostly over in moments. */
const retryDelaysMs = [300, 1500];

/** Code of the page that comes later; what did not come is asked for again, three times in all. */
export const importWithRetry = async <T>(load: () => Promise<T>, tried = 0): Promise<T> => {
  try {
    return await load();
  } catch (problem) {
    const wait = retryDelaysMs[tried];
    if (wait === undefined) throw problem;
    await new Promise((resolve) => setTimeout(resolve, wait));
    return importWithRetry(load, tried + 1);
  }
};
