import { hasPermission } from '#domain/people/has-permission.ts';
import type { App } from '../../platform/app';
import type { Executor } from '../../platform/db/open-database';
import { Refusal } from '../../platform/http/refusal';
import type { Actor } from '../../platform/sessions/actor';
import { requireOperator } from '../../platform/sessions/desk-session';
import { permissionsOf } from '../../platform/sessions/permissions-of';

/** Whether this person may see all articles and decide on them. */
export const isModerator = (actor: Actor | null): boolean =>
  actor !== null && actor.isAdmin && hasPermission(actor.permissions, 'MANAGE_BLOG');

/**
 * Requires a moderator: an operator whose session only lacks the code of the desk is told so, everybody else gets the
 * error of the field.
 * @throws Refusal VALIDATION_ERROR, as `requireOperator`
 */
export const requireModerator = async (
  app: App,
  db: Executor,
  actor: Actor,
  field: { readonly path: string; readonly message: string },
): Promise<void> => {
  if (isModerator(actor)) return;
  if (hasPermission((await permissionsOf(db, actor.id)) ?? [], 'MANAGE_BLOG')) await requireOperator(app, db, actor);
  throw new Refusal('VALIDATION_ERROR', { fields: [field] });
};
