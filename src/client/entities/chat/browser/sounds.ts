import { browserStorage } from '../../../kit/store/browser-storage';

const key = 'chat.sounded';
const most = 50;

const readClaimed = (): readonly unknown[] => {
  const stored: unknown = JSON.parse(browserStorage.get(key) ?? '[]');
  return Array.isArray(stored) ? stored : [];
};

const claim = (messageId: string): boolean => {
  try {
    const claimed = readClaimed();
    if (claimed.includes(messageId)) return false;
    browserStorage.set(key, JSON.stringify([...claimed, messageId].slice(-most)));
  } catch {
    // Without a storage each tab is on its own.
  }
  return true;
};

/** Whether this tab is the first to take the message's sound; of several tabs asking at once, one is. */
export const claimSound = async (messageId: string): Promise<boolean> =>
  // Absent outside of secure contexts.
  'locks' in navigator ? navigator.locks.request(key, () => claim(messageId)) : claim(messageId);

let audio: HTMLAudioElement | null = null;

/** The sound of a new message. A page that nobody has touched yet may not make any. */
export const playSound = (): void => {
  audio ??= new Audio('/assets/sounds/message.wav');
  audio.currentTime = 0;
  audio.play()?.catch(() => undefined);
};
