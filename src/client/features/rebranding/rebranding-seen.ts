import { browserStorage } from '../../kit/store/browser-storage';

const key = 'rebranding';

/** This browser's record that the announcement was seen. */
export const rebrandingSeen = {
  isRecorded: (): boolean => browserStorage.get(key) !== null,
  record: (): void => browserStorage.set(key, 'true'),
} as const;
