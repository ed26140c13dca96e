import { and, eq, gt } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import { secondStepTerms } from '#domain/people/second-step.ts';
import type { App } from '#server/platform/app.ts';
import { passkeyChallenge } from '#server/platform/db/schema/second-step.ts';
import { tokenHash } from '#server/platform/sessions/tokens.ts';

/** What a challenge is for, and who may answer it: a browser, a session, the link of a letter. */
export interface ChallengeOf {
  readonly purpose: (typeof passkeyChallenge.$inferSelect)['purpose'];
  readonly holder: string;
}

/** A challenge that is answered once, within minutes of real time. */
export const newChallenge = async (app: App, { purpose, holder }: ChallengeOf): Promise<Uint8Array<ArrayBuffer>> => {
  const bytes = new Uint8Array(randomBytes(32));
  const hash = tokenHash(Buffer.from(bytes).toString('base64url'));
  const expiresAt = new Date(new Date().getTime() + secondStepTerms.challenge);
  await app.db.insert(passkeyChallenge).values({ hash, purpose, holder, expiresAt });
  return bytes;
};

/** The challenge within an answer; null where there is none. */
const challengeIn = (clientDataJSON: string): string | null => {
  try {
    const { challenge }: { readonly challenge?: unknown } = Object(
      JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8')),
    );
    return typeof challenge === 'string' ? challenge : null;
  } catch {
    return null;
  }
};

/**
 * Consumes the challenge that an answer was given to, whatever becomes of the answer; null when it is used, late, or was
 * made for something or somebody else.
 */
export const takeChallenge = async (
  app: App,
  clientDataJSON: string,
  { purpose, holder }: ChallengeOf,
): Promise<string | null> => {
  const challenge = challengeIn(clientDataJSON);
  if (challenge === null) return null;
  const taken = await app.db
    .delete(passkeyChallenge)
    .where(
      and(
        eq(passkeyChallenge.hash, tokenHash(challenge)),
        eq(passkeyChallenge.purpose, purpose),
        eq(passkeyChallenge.holder, holder),
        gt(passkeyChallenge.expiresAt, new Date()),
      ),
    )
    .returning({ hash: passkeyChallenge.hash });
  return taken.length > 0 ? challenge : null;
};
