import { eq } from 'drizzle-orm';
import { consentSlugs } from '#domain/documents/document-slugs.ts';
import { isConsentNeeded } from '#domain/documents/consent.ts';
import type { App } from '../../../platform/app';
import type { Tx } from '../../../platform/db/open-database';
import { consent, consentStanding, consentText } from '../../../platform/db/schema/consents';
import { mateAccess } from '../../../platform/db/schema/mates/games-and-mates';
import { appUser } from '../../../platform/db/schema/people';
import { textsInForce } from '../../../features/consents/public';

/** Everybody of the demo agreed when they came: a form that asks each of them again would hide the product. */
export const seedConsents = async (app: App, tx: Tx): Promise<void> => {
  const texts = await textsInForce(app);
  const people = await tx
    .select({ id: appUser.id, at: appUser.createdAt, mate: mateAccess.userId })
    .from(appUser)
    .leftJoin(mateAccess, eq(mateAccess.userId, appUser.id));
  if (people.length === 0) return;
  const firstAgreedAt = new Date(Math.min(...people.map(({ at }) => at.getTime())));
  await tx
    .insert(consentText)
    .values(consentSlugs.map((document) => ({ document, ...texts[document], firstAgreedAt })))
    .onConflictDoNothing();
  await tx
    .insert(consent)
    .values(
      people.flatMap(({ id: userId, at, mate }) =>
        consentSlugs
          .filter((document) => isConsentNeeded(document, mate !== null))
          .map((document) => ({
            userId,
            document,
            act: 'GIVEN' as const,
            textHash: texts[document].hash,
            place: document === 'mate-terms' ? ('APPLICATION' as const) : ('REGISTRATION' as const),
            at,
          })),
      ),
    );
  await tx
    .insert(consentStanding)
    .values(
      people.map(({ id: userId, mate }) => ({
        userId,
        policy: texts.policy.hash,
        personalData: texts['personal-data'].hash,
        mateTerms: mate === null ? null : texts['mate-terms'].hash,
      })),
    )
    .onConflictDoNothing();
};
