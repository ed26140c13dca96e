import { and, eq } from 'drizzle-orm';
import type { KeyAnswer } from '#contract/schemas/passkey.ts';
import { secondStepTerms } from '#domain/people/second-step.ts';
import type { App } from '#server/platform/app.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { passkey } from '#server/platform/db/schema/second-step.ts';
import { countHit } from '#server/platform/http/rate-limit.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { writeAudit } from '../audit/public';
import { lockAccount, refusalOfBlocked } from '../users/public';
import { type ChallengeOf, newChallenge, takeChallenge } from './challenges';
import { mailAboutSecondStep } from './letters';
import { descriptorsOf, requireRelyingParty } from './passkeys';

/** What a browser lets a key sign. `userId` null: any key of this site. @throws Refusal PASSKEY_REFUSED */
export const requestOptionsFor = async (app: App, challengeOf: ChallengeOf, userId: string | null) => ({
  rpId: requireRelyingParty(app).id,
  challenge: Buffer.from(await newChallenge(app, challengeOf)).toString('base64url'),
  timeout: secondStepTerms.challenge,
  allowCredentials: userId === null ? [] : await descriptorsOf(app.db, userId),
  userVerification: 'required' as const,
});

/** The log is kept for good: of one person's refused keys it takes so many within a window. */
const loggedRefusals = 10;

/**
 * Refuses in one sentence, whatever it was; the log says what, about the person whose key or session it is.
 * @throws Refusal PASSKEY_REFUSED
 */
export const refuseKey = async (app: App, userId: string | null, why: string): Promise<never> => {
  if (userId !== null && (await countHit(app, `passkey-refused:${userId}`, secondStepTerms.window)) <= loggedRefusals)
    await inTransaction(app.db, (tx) =>
      writeAudit(app, tx, userId, { action: 'passkey.refused', subject: `second-step:${userId}`, details: { why } }),
    );
  throw new Refusal('PASSKEY_REFUSED');
};

type Key = typeof passkey.$inferSelect;

/** Whether the key has signed this challenge on our page, with its person there; its count of signatures, else null. */
const signedBy = async (app: App, key: Key, answer: KeyAnswer, expectedChallenge: string) => {
  const party = requireRelyingParty(app);
  const { userHandle, ...response } = answer.response;
  if (userHandle && userHandle !== key.handle.toString('base64url')) return null;
  try {
    const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...answer, response, clientExtensionResults: {} },
      expectedChallenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      // The count is compared below, under the key's lock: here any would do.
      credential: { id: key.id, publicKey: new Uint8Array(key.publicKey), counter: 0 },
      requireUserVerification: true,
    });
    return verified ? authenticationInfo : null;
  } catch {
    return null;
  }
};

type Use = 'used' | 'copied' | 'gone' | Refusal;

/** Counts the signature. A count that does not grow means that there are two authenticators with this key. */
const recordUse = (
  app: App,
  key: Key,
  { newCounter, credentialBackedUp }: { readonly newCounter: number; readonly credentialBackedUp: boolean },
): Promise<Use> =>
  inTransaction(app.db, async (tx): Promise<Use> => {
    const account = await lockAccount(tx, key.userId, 'share');
    const [row] = await tx
      .select()
      .from(passkey)
      .where(and(eq(passkey.id, key.id), eq(passkey.userId, key.userId)))
      .for('update');
    if (!row || account === null) return 'gone';
    const blocked = refusalOfBlocked(app.secret, account);
    if (blocked !== null) return blocked;
    if (account.status !== 'ACTIVE') return 'gone';
    if ((newCounter > 0 || row.counter > 0) && newCounter <= row.counter) {
      await writeAudit(app, tx, key.userId, {
        action: 'passkey.copied',
        subject: `user:${key.userId}`,
        details: { title: row.title, counter: newCounter, expectedAbove: row.counter },
      });
      await mailAboutSecondStep(
        tx,
        app,
        account.email,
        `Ключ доступа «${row.title}» похож на копию`,
        `Ключом доступа «${row.title}» хотели воспользоваться, но он отвечает так, будто его скопировали. Мы его не приняли. Удали этот ключ и добавь новый.`,
      );
      return 'copied';
    }
    await tx
      .update(passkey)
      .set({ counter: newCounter, synced: row.synced || credentialBackedUp, lastUsedAt: new Date(app.clock.now()) })
      .where(eq(passkey.id, row.id));
    return 'used';
  });

/**
 * Takes a passkey's answer: whose key it is, and since when (product time) they have it. `userId`: whose it has to be;
 * null for anybody's.
 * @throws Refusal PASSKEY_REFUSED for a forged, used, late or foreign answer, an unknown key, a deleted account, a copied
 * authenticator; ACCOUNT_BLOCKED with its pass when anybody's key may come
 */
export const checkPasskey = async (
  app: App,
  answer: KeyAnswer,
  challengeOf: ChallengeOf,
  userId: string | null,
): Promise<{ readonly userId: string; readonly since: Date }> => {
  requireRelyingParty(app);
  const challenge = await takeChallenge(app, answer.response.clientDataJSON, challengeOf);
  const [key] = await app.db.select().from(passkey).where(eq(passkey.id, answer.id));
  const whose = userId ?? key?.userId ?? null;
  if (challenge === null) return refuseKey(app, whose, 'WRONG_CHALLENGE');
  if (!key || key.userId !== whose) return refuseKey(app, whose, 'WRONG_KEY');
  const signed = await signedBy(app, key, answer, challenge);
  if (signed === null) return refuseKey(app, whose, 'WRONG_SIGNATURE');
  const use = await recordUse(app, key, signed);
  // Only a sign-in can meet a blocked account: a block ends its sessions.
  if (use instanceof Refusal && userId === null) throw use;
  if (use === 'gone' || use instanceof Refusal) return refuseKey(app, whose, 'ACCOUNT_CLOSED');
  if (use === 'copied') {
    app.outbox.kick();
    throw new Refusal('PASSKEY_REFUSED');
  }
  return { userId: key.userId, since: key.createdAt };
};
