const key = 'rebranding';

/** This browser's record that the announcement was seen. */
export const rebrandingSeen = {
  isRecorded: (): boolean => localStorage.getItem(key) !== null,
  record: (): void => localStorage.setItem(key, 'true'),
} as const;
