/** Ms. Told by a page behind another window, a refusal is not read out; Firefox tells a page of that window nothing. */
const goneMs = 400;

/** Resolves once the system's window of files is gone: it hands over what was chosen a moment before. */
export const chooserGone = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, goneMs));
