/** The build that this page came from; null where the server named none. */
let own: string | null = null;

export const setRelease = (release: string | null): void => {
  own = release;
};

/** Raised on the window, once an answer tells that the server has another build by now. */
export const otherRelease = 'other-release';

export const releaseSeen = (release: string | null): void => {
  if (own === null || release === null || release === own) return;
  own = null;
  dispatchEvent(new CustomEvent(otherRelease, { detail: release }));
};

/** A page that is broken is loaded anew; where the server is out of reach, the browser's own error page is no help. */
export const reloadOr = async (retry: () => void): Promise<void> => {
  const answer = await fetch('/healthz').catch(() => null);
  if (answer?.ok) location.reload();
  else retry();
};
