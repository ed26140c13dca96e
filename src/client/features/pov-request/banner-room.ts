const key = 'banner';

/**
 * Whether this browser's person had the banner the last time. The page keeps room for it before any script (see
 * index.html), so that it pushes nothing down when it comes. Kept with the address of the page that shows none.
 */
export const bannerRoom = {
  /** The banner, or nothing, now stands there itself. */
  fill: (hiddenOn: string | null): void => {
    delete document.documentElement.dataset['banner'];
    if (hiddenOn === null) localStorage.removeItem(key);
    else localStorage.setItem(key, hiddenOn);
  },
} as const;
