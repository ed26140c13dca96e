import { readCookie } from '../ui/texts/read-cookie';

export const csrfToken = (): string | undefined => readCookie('csrf');

let pending: Promise<void> | null = null;

/** Asks for a new `csrf` cookie; concurrent callers share one call. A failure shows in the repeated call. */
export const fetchCsrfToken = (): Promise<void> => {
  pending ??= fetch('/v1/auth/csrf', { credentials: 'include' })
    .then(
      () => undefined,
      () => undefined,
    )
    .finally(() => {
      pending = null;
    });
  return pending;
};
