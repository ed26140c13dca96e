import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/db/open-database';
import { consentStanding } from '../../platform/db/schema/consents';
import { Refusal } from '../../platform/http/refusal';
import type { TextsInForce } from './texts-in-force';

type Standing = Omit<typeof consentStanding.$inferSelect, 'userId'>;

/** Whether a person is to be asked about some document at this visit; null: has agreed to nothing yet. */
export const isConsentWanted = (texts: TextsInForce, standing: Standing | null, isMate: boolean): boolean =>
  standing?.policy !== texts.policy.hash ||
  standing.personalData !== texts['personal-data'].hash ||
  (isMate && !standing.mateTermsTakenBack && standing.mateTerms !== texts['mate-terms'].hash);

/** @throws Refusal CONSENT_MATE_TERMS when the mate has taken their consent to the terms back */
export const requireMateTerms = async (tx: Tx, userId: string): Promise<void> => {
  const [standing] = await tx
    .select({ takenBack: consentStanding.mateTermsTakenBack })
    .from(consentStanding)
    .where(eq(consentStanding.userId, userId));
  if (standing?.takenBack === true) throw new Refusal('CONSENT_MATE_TERMS');
};
