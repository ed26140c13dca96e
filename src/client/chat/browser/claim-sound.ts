const key = 'chat.sounded';
const kept = 50;

const readClaimed = (): readonly unknown[] => {
  const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
  return Array.isArray(stored) ? stored : [];
};

const claim = (messageId: string): boolean => {
  try {
    const claimed = readClaimed();
    if (claimed.includes(messageId)) return false;
    localStorage.setItem(key, JSON.stringify([...claimed, messageId].slice(-kept)));
  } catch {
    // Without a storage each tab is on its own.
  }
  return true;
};

/** Whether this tab is the first to take the message's sound; of several tabs asking at once, one is. */
export const claimSound = async (messageId: string): Promise<boolean> =>
  // Absent outside of secure contexts.
  'locks' in navigator ? navigator.locks.request(key, () => claim(messageId)) : claim(messageId);
