const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('session') : null;

/** Tells the other tabs that somebody signed in or out here. */
export const announceSession = (): void => channel?.postMessage('changed');

export const onSessionElsewhere = (listener: () => void): (() => void) => {
  channel?.addEventListener('message', listener);
  return () => channel?.removeEventListener('message', listener);
};
