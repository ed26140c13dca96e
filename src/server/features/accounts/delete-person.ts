import type { App } from '../../platform/app';
import type { Tx } from '../../platform/db/open-database';
import { Refusal } from '../../platform/http/refusal';
import { putOutbox } from '../../platform/outbox/put-outbox';
import type { Actor } from '../../platform/sessions/actor';
import { announceToStaff, writeAudit } from '../audit/public';
import { setVoice } from '../mate-access/public';
import { restartAnswerTerms } from '../reserves/public';
import { forgetPasts } from '../support/public';
import { currentSquadOf, setActive, setDeleted } from '../users/public';
import { deleteLetter, restoreLetter } from './account-letters';
import { cancelBlockTerm, resumeBlock } from './block-person';
import { closeAccount } from './close-account';
import { lockToActOn } from './lock-to-act-on';
import { requireAnotherHolder } from './require-another-holder';

interface Act {
  readonly userId: string;
  readonly seen?: number | undefined;
}

/**
 * Deletes an account. Its money, history and open withdrawal stay and are decided as usual; nothing that is still
 * running may depend on it. Returns the ended sessions.
 * @throws Refusal ADMIN_USERS_NOT_FOUND, ADMIN_OWN_OBJECT, FORBIDDEN, ADMIN_CHANGED_MEANWHILE,
 * ADMIN_USER_ALREADY_DELETED, ADMIN_USER_HAS_SQUAD, ADMIN_LAST_ALL
 */
export const deletePersonIn = async (
  app: App,
  tx: Tx,
  actor: Actor,
  { userId, reason, seen }: Act & { readonly reason: string },
): Promise<readonly string[]> => {
  const { user } = await lockToActOn(tx, { actor, userId, seen });
  if (user.status === 'DELETED') throw new Refusal('ADMIN_USER_ALREADY_DELETED');
  await requireAnotherHolder(tx, user);
  if ((await currentSquadOf(tx, userId)) !== null) throw new Refusal('ADMIN_USER_HAS_SQUAD');
  await setDeleted(tx, userId);
  await setVoice(tx, userId, null);
  await forgetPasts(tx, userId);
  await cancelBlockTerm(tx, userId);
  await writeAudit(app, tx, actor.id, {
    action: 'user.delete',
    subject: `user:${userId}`,
    details: { from: user.status, reason },
  });
  await putOutbox(tx, 'mail', deleteLetter(user, reason));
  // What the block had paused can be decided again.
  await announceToStaff(tx, 'withdrawal');
  return closeAccount(app, tx, userId);
};

/** @throws Refusal ADMIN_USERS_NOT_FOUND, ADMIN_OWN_OBJECT, FORBIDDEN, ADMIN_CHANGED_MEANWHILE, ADMIN_USER_NOT_DELETED */
export const restorePersonIn = async (app: App, tx: Tx, actor: Actor, { userId, seen }: Act): Promise<void> => {
  const { user } = await lockToActOn(tx, { actor, userId, seen });
  if (user.status !== 'DELETED') throw new Refusal('ADMIN_USER_NOT_DELETED');
  const blocked = await resumeBlock(app, tx, user);
  if (!blocked) {
    await setActive(tx, userId);
    await restartAnswerTerms(tx, userId, new Date(app.clock.now()));
  }
  await writeAudit(app, tx, actor.id, {
    action: 'user.restore',
    subject: `user:${userId}`,
    details: { from: user.status },
  });
  await putOutbox(tx, 'mail', restoreLetter(user, { blocked, publicUrl: app.config.publicUrl }));
  await announceToStaff(tx, 'withdrawal');
};
