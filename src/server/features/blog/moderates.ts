import { hasPermission } from '../../../domain/people/has-permission';
import type { Actor } from '../../platform/sessions/actor';

/** Whether this person may see and decide on everybody's articles. */
export const moderates = (actor: Actor | null): boolean =>
  actor !== null && actor.isAdmin && hasPermission(actor.permissions, 'MANAGE_BLOG');
