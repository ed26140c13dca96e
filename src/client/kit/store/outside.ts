/**
 * Whether this page may reach outside: call the server, open a socket. It always may, except while Redux DevTools show
 * another state than the newest one: then calls wait here, and go out when the newest state is shown again.
 */
let reopened: Promise<void> | null = null;
let reopen = (): void => undefined;

export const outside = {
  /** Null when nothing has to wait. */
  whenOpen: (): Promise<void> | null => reopened,
  close: (): void => {
    reopened ??= new Promise((resolve) => {
      reopen = resolve;
    });
  },
  open: (): void => {
    reopened = null;
    reopen();
  },
} as const;
