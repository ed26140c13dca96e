/**
 * Whether this page may reach outside: call the server, open a socket. It always may, except while Redux DevTools show
 * another state than the newest one: then calls wait for `reopened`. Written by `app/devtools` alone.
 */
export const outside: { reopened: Promise<void> | null } = { reopened: null };
