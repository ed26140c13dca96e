import type { StatusChange } from './change-status';

/** The four steps of an account's life that administrators make. */
export const statusChanges = {
  block: {
    action: 'user.block',
    to: 'BLOCKED',
    refusal: ({ status }) => (status === 'BLOCKED' ? 'ADMIN_USER_ALREADY_BLOCKED' : status === 'DELETED' ? 'ADMIN_USER_ALREADY_DELETED' : null),
    closes: true,
  },
  unblock: { action: 'user.unblock', to: 'ACTIVE', refusal: ({ status }) => (status === 'BLOCKED' ? null : 'ADMIN_USER_NOT_BLOCKED'), closes: false },
  delete: { action: 'user.delete', to: 'DELETED', refusal: ({ status }) => (status === 'DELETED' ? 'ADMIN_USER_ALREADY_DELETED' : null), closes: true },
  restore: { action: 'user.restore', to: 'ACTIVE', refusal: ({ status }) => (status === 'DELETED' ? null : 'ADMIN_USER_NOT_DELETED'), closes: false },
} as const satisfies Record<string, StatusChange>;
