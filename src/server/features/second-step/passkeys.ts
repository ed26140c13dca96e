import { createHmac } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { type KeyCreated, keyTransports } from '#contract/schemas/passkey.ts';
import { secondStepTerms } from '#domain/people/second-step.ts';
import type { App } from '#server/platform/app.ts';
import type { Executor, Tx } from '#server/platform/db/open-database.ts';
import { passkey } from '#server/platform/db/schema/second-step.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Actor } from '#server/platform/sessions/actor.ts';
import { lockAccount } from '../users/public';
import { newChallenge, takeChallenge } from './challenges';
import { relyingPartyOf, type RelyingParty } from './relying-party';

type Transport = (typeof keyTransports)[number];

const knownTransports = new Set<string>(keyTransports);

const isTransport = (name: string): name is Transport => knownTransports.has(name);

/** @throws Refusal PASSKEY_REFUSED under an address that can have none */
export const requireRelyingParty = ({ config }: Pick<App, 'config'>): RelyingParty => {
  const party = relyingPartyOf(config);
  if (party === null) throw new Refusal('PASSKEY_REFUSED');
  return party;
};

/** How authenticators are to know the person: the same for all their keys, and nothing to others. */
const keyHandleOf = ({ secret }: Pick<App, 'secret'>, userId: string): Buffer =>
  createHmac('sha256', secret).update(`passkey-handle:${userId}`).digest();

export const keysOf = (db: Executor, userId: string) =>
  db.select().from(passkey).where(eq(passkey.userId, userId)).orderBy(asc(passkey.createdAt), asc(passkey.id));

/** Keys as a browser is told of them. */
export const descriptorsOf = async (db: Executor, userId: string) =>
  (await keysOf(db, userId)).map(({ id, transports }) => ({
    id,
    type: 'public-key' as const,
    transports: transports.filter(isTransport),
  }));

const creating = (sessionId: string) => ({ purpose: 'ADD', holder: `session:${sessionId}` }) as const;

/** What a browser makes a key by. @throws Refusal PASSKEYS_LIMIT, PASSKEY_REFUSED */
export const creationOptionsFor = async (app: App, { id, username, sessionId }: Actor) => {
  const party = requireRelyingParty(app);
  const known = await descriptorsOf(app.db, id);
  if (known.length >= secondStepTerms.keys) throw new Refusal('PASSKEYS_LIMIT');
  const { generateRegistrationOptions } = await import('@simplewebauthn/server');
  const { challenge, user, pubKeyCredParams } = await generateRegistrationOptions({
    rpName: party.name,
    rpID: party.id,
    userName: username,
    userDisplayName: username,
    userID: new Uint8Array(keyHandleOf(app, id)),
    challenge: await newChallenge(app, creating(sessionId)),
  });
  return {
    challenge,
    user,
    pubKeyCredParams,
    rp: { id: party.id, name: party.name },
    timeout: secondStepTerms.challenge,
    excludeCredentials: known,
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    attestation: 'none',
  } as const;
};

/**
 * What a browser has made, checked: the challenge of this session, our page, our host, a person at the device. Null for
 * anything else, which the library throws for.
 */
export const checkCreatedKey = async (
  app: App,
  { id: userId, sessionId }: Pick<Actor, 'id' | 'sessionId'>,
  answer: KeyCreated,
) => {
  const party = requireRelyingParty(app);
  const { clientDataJSON, attestationObject, transports = [] } = answer.response;
  const expectedChallenge = await takeChallenge(app, clientDataJSON, creating(sessionId));
  if (expectedChallenge === null) return null;
  try {
    const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...answer, response: { clientDataJSON, attestationObject }, clientExtensionResults: {} },
      expectedChallenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
    });
    if (!verified) return null;
    const { credential, credentialDeviceType } = registrationInfo;
    return {
      id: credential.id,
      handle: keyHandleOf(app, userId),
      publicKey: Buffer.from(credential.publicKey),
      counter: credential.counter,
      transports: transports.filter(isTransport),
      synced: credentialDeviceType === 'multiDevice',
    };
  } catch {
    return null;
  }
};

/** Stores a checked key under the person's lock. @throws Refusal PASSKEY_KNOWN, PASSKEYS_LIMIT, UNAUTHENTICATED */
export const storeKey = async (
  tx: Tx,
  userId: string,
  key: NonNullable<Awaited<ReturnType<typeof checkCreatedKey>>>,
  { title, at }: { readonly title: string; readonly at: Date },
): Promise<{ readonly email: string }> => {
  const account = await lockAccount(tx, userId);
  if (account?.status !== 'ACTIVE') throw new Refusal('UNAUTHENTICATED');
  if ((await keysOf(tx, userId)).length >= secondStepTerms.keys) throw new Refusal('PASSKEYS_LIMIT');
  const made = await tx
    .insert(passkey)
    .values({ ...key, userId, title, createdAt: at })
    .onConflictDoNothing()
    .returning({ id: passkey.id });
  if (made.length === 0) throw new Refusal('PASSKEY_KNOWN');
  return account;
};
