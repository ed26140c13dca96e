/** The build that this page came from; null where the server named none. */
let ownRelease: string | null = null;

export const setRelease = (release: string | null): void => {
  ownRelease = release;
};

/** Raised on the window, once an answer tells that the server has another build by now. */
export const newReleaseEvent = 'other-release';

export const noteServerRelease = (release: string | null): void => {
  if (ownRelease === null || release === null || release === ownRelease) return;
  ownRelease = null;
  dispatchEvent(new CustomEvent(newReleaseEvent, { detail: release }));
};

/** A page that is broken is loaded anew; where the server is out of reach, the browser's own error page is no help. */
export const reloadOrRetry = async (retry: () => void): Promise<void> => {
  const answer = await fetch('/healthz').catch(() => null);
  if (answer?.ok) location.reload();
  else retry();
};
