import type { Me } from '../../contract/schemas/me';
import { useMeQuery } from './users-api';

/** The person signed in; null for a guest, and while nobody knows yet. */
export const useMe = (): Me | null => useMeQuery().data ?? null;
