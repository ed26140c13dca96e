import type { DeadlineKey } from '../../deadlines/schedule-deadline';

/** The deadline of an upload that waits for its message. */
export const unsentFile = (fileId: string): DeadlineKey => ({ aggregate: `chat-file:${fileId}`, kind: 'chat file unsent' });
