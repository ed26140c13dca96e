/** The build that this page was loaded from; null if the server did not name one. */
let ownRelease: string | null = null;

export const setRelease = (release: string | null): void => {
  ownRelease = release;
};

/** Dispatched on the window as soon as a response shows that the server runs another build. */
export const newReleaseEvent = 'other-release';

export const noteServerRelease = (release: string | null): void => {
  if (ownRelease === null || release === null || release === ownRelease) return;
  ownRelease = null;
  dispatchEvent(new CustomEvent(newReleaseEvent, { detail: release }));
};

/**
 * Reloads a broken page. While the server is unreachable it only retries: the browser's own error page would not help.
 */
export const reloadOrRetry = async (retry: () => void): Promise<void> => {
  const response = await fetch('/healthz').catch(() => null);
  if (response?.ok) location.reload();
  else retry();
};
