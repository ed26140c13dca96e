import { eq } from 'drizzle-orm';
import { consentState, type LastWord } from '#domain/documents/consent.ts';
import type { ConsentSlug } from '#domain/documents/document-slugs.ts';
import type { Tx } from '../../platform/db/open-database';
import { consentStanding } from '../../platform/db/schema/consents';
import { Refusal } from '../../platform/http/refusal';
import type { TextsInForce } from './texts-in-force';

type Standing = Omit<typeof consentStanding.$inferSelect, 'userId'>;

/** Letters about offers stand in the account itself. */
type StandingDocument = Exclude<ConsentSlug, 'marketing'>;

export const columnOf = {
  policy: 'policy',
  'personal-data': 'personalData',
  'mate-terms': 'mateTerms',
} as const satisfies Readonly<Record<StandingDocument, keyof Standing>>;

const standingDocuments = ['policy', 'personal-data', 'mate-terms'] as const satisfies readonly StandingDocument[];

/** A consent to the agreement or to personal data that was taken back counts as none: both are asked for anew. */
const lastWord = (standing: Standing, document: StandingDocument): LastWord | null => {
  const hash = standing[columnOf[document]];
  if (hash !== null) return { act: 'GIVEN', hash };
  return document === 'mate-terms' && standing.mateTermsTakenBack ? { act: 'TAKEN_BACK' } : null;
};

/** Whether a person is to be asked about some document at this visit; null: has agreed to nothing yet. */
export const isConsentWanted = (texts: TextsInForce, standing: Standing | null, isMate: boolean): boolean =>
  standingDocuments.some(
    (document) =>
      consentState(document, texts[document].hash, standing && lastWord(standing, document), isMate) === 'WANTED',
  );

/** @throws Refusal CONSENT_MATE_TERMS when the mate has taken their consent to the terms back */
export const requireMateTerms = async (tx: Tx, userId: string): Promise<void> => {
  const [standing] = await tx
    .select({ takenBack: consentStanding.mateTermsTakenBack })
    .from(consentStanding)
    .where(eq(consentStanding.userId, userId));
  if (standing?.takenBack === true) throw new Refusal('CONSENT_MATE_TERMS');
};
