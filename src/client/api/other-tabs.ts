let opened: BroadcastChannel | null = null;

/** Created on first use; null in a browser without BroadcastChannel. */
const channel = (): BroadcastChannel | null => {
  if ('BroadcastChannel' in globalThis) opened ??= new BroadcastChannel('session');
  return opened;
};

/** Notifies the other tabs that a person signed in or out in this one. */
export const notifyOtherTabs = (): void => channel()?.postMessage('changed');

export const onSessionChangedInOtherTab = (listener: () => void): (() => void) => {
  channel()?.addEventListener('message', listener);
  return () => channel()?.removeEventListener('message', listener);
};
