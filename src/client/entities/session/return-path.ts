import { signInPath } from '#contract/routes/product-pages.ts';

/** The sign-in page, which leads back to this path. */
export const loginPath = (returnTo: string): string => `${signInPath}?returnTo=${encodeURIComponent(returnTo)}`;
