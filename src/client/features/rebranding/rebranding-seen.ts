import { kept } from '../../kit/store/kept';

const key = 'rebranding';

/** This browser's record that the announcement was seen. */
export const rebrandingSeen = {
  isRecorded: (): boolean => kept.get(key) !== null,
  record: (): void => kept.set(key, 'true'),
} as const;
