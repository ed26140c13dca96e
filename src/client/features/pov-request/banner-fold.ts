const keyOf = (requestId: string): string => `pov-folded:${requestId}`;

/** Whether this tab has folded the banner of a request away; a reload remembers it. */
export const bannerFold = {
  isFolded: (requestId: string): boolean => sessionStorage.getItem(keyOf(requestId)) !== null,
  set: (requestId: string, folded: boolean): void => {
    if (folded) sessionStorage.setItem(keyOf(requestId), 'true');
    else sessionStorage.removeItem(keyOf(requestId));
  },
} as const;
