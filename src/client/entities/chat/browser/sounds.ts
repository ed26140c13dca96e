import { browserStorage } from '#client/kit/store/browser-storage.ts';

const key = 'chat.sounded';
const maxStored = 50;

const readClaimed = (): readonly unknown[] => {
  const stored: unknown = JSON.parse(browserStorage.get(key) ?? '[]');
  return Array.isArray(stored) ? stored : [];
};

const claim = (messageId: string): boolean => {
  try {
    const claimed = readClaimed();
    if (claimed.includes(messageId)) return false;
    browserStorage.set(key, JSON.stringify([...claimed, messageId].slice(-maxStored)));
  } catch {
    // Without storage each tab plays its own sound.
  }
  return true;
};

/** Whether this tab is the first to claim the message's sound; if several tabs claim it at once, one succeeds. */
export const claimSound = async (messageId: string): Promise<boolean> =>
  // Web Locks are absent outside of secure contexts.
  'locks' in navigator ? navigator.locks.request(key, () => claim(messageId)) : claim(messageId);
