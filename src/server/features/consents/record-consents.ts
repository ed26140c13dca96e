import { desc, eq } from 'drizzle-orm';
import type { ConsentsGiven } from '#contract/schemas/consents.ts';
import type { ConsentPlace } from '#domain/documents/consent.ts';
import type { ConsentSlug } from '#domain/documents/document-slugs.ts';
import type { App } from '../../platform/app';
import type { Executor, Tx } from '../../platform/db/open-database';
import { consent, consentStanding, consentText } from '../../platform/db/schema/consents';
import { Refusal } from '../../platform/http/refusal';
import { columnOf } from './standing';
import { type TextsInForce, textsInForce } from './texts-in-force';

interface Said {
  readonly userId: string;
  readonly place: ConsentPlace;
  /** Product time. */
  readonly at: Date;
}

const stand = async (
  tx: Tx,
  userId: string,
  changed: Partial<Omit<typeof consentStanding.$inferInsert, 'userId'>>,
): Promise<void> => {
  if (Object.keys(changed).length === 0) return;
  await tx
    .insert(consentStanding)
    .values({ userId, ...changed })
    .onConflictDoUpdate({ target: consentStanding.userId, set: changed });
};

/** Each document once. @throws Refusal CONSENT_TEXT_CHANGED where a text was replaced since the page showed it */
export const requireInForce = (texts: TextsInForce, given: ConsentsGiven): readonly ConsentSlug[] => {
  if (given.some(({ document, hash }) => texts[document].hash !== hash)) throw new Refusal('CONSENT_TEXT_CHANGED');
  return [...new Set(given.map(({ document }) => document))];
};

/** Writes down that a person agrees to the texts in force of these documents. */
export const giveConsents = async (
  tx: Tx,
  texts: TextsInForce,
  documents: readonly ConsentSlug[],
  { userId, place, at }: Said,
): Promise<void> => {
  if (documents.length === 0) return;
  const hashes = documents.map((document) => ({ document, ...texts[document] }));
  await tx
    .insert(consentText)
    .values(hashes.map((text) => ({ ...text, firstAgreedAt: at })))
    .onConflictDoNothing();
  await tx
    .insert(consent)
    .values(
      hashes.map(({ document, hash }) => ({ userId, document, act: 'GIVEN' as const, textHash: hash, place, at })),
    );
  await stand(tx, userId, {
    ...Object.fromEntries(
      hashes.flatMap(({ document, hash }) => (document === 'marketing' ? [] : [[columnOf[document], hash]])),
    ),
    ...(documents.includes('mate-terms') ? { mateTermsTakenBack: false } : {}),
  });
};

/** The last word of a person about each document. */
export const lastWords = (db: Executor, userId: string) =>
  db
    .selectDistinctOn([consent.document])
    .from(consent)
    .where(eq(consent.userId, userId))
    .orderBy(consent.document, desc(consent.id));

/** Writes down that a person takes back what they have given of these documents. */
export const takeConsentsBack = async (
  tx: Tx,
  documents: readonly ConsentSlug[],
  { userId, place, at }: Said,
): Promise<void> => {
  const given = (await lastWords(tx, userId)).filter(
    ({ document, act }) => act === 'GIVEN' && documents.includes(document),
  );
  if (given.length === 0) return;
  await tx
    .insert(consent)
    .values(
      given.map(({ document, textHash }) => ({ userId, document, act: 'TAKEN_BACK' as const, textHash, place, at })),
    );
  const taken = given.map(({ document }) => document);
  await stand(tx, userId, {
    ...(taken.includes('policy') ? { policy: null } : {}),
    ...(taken.includes('personal-data') ? { personalData: null } : {}),
    ...(taken.includes('mate-terms') ? { mateTerms: null, mateTermsTakenBack: true } : {}),
  });
};

/**
 * What a newcomer has ticked, letters about offers included: checked now, written down in the transaction that opens the
 * account. @throws Refusal CONSENT_TEXT_CHANGED
 */
export const consentsOfNewcomer = async (
  app: App,
  {
    consents = [],
    allowMarketing,
  }: { readonly consents?: ConsentsGiven | undefined; readonly allowMarketing: boolean },
) => {
  const texts = await textsInForce(app);
  const ticked = requireInForce(texts, consents).filter((document) => document !== 'marketing');
  const documents = allowMarketing ? [...ticked, 'marketing' as const] : ticked;
  return (tx: Tx, userId: string, at: Date): Promise<void> =>
    giveConsents(tx, texts, documents, { userId, place: 'REGISTRATION', at });
};
