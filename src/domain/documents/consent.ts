import { accountConsents, type ConsentSlug } from './document-slugs';

export const consentActs = ['GIVEN', 'TAKEN_BACK'] as const;

/** Where a person pressed: registering, asked at a visit, in the settings, applying as a mate, deleting the account. */
export const consentPlaces = ['REGISTRATION', 'VISIT', 'SETTINGS', 'APPLICATION', 'LEAVING'] as const;

export type ConsentPlace = (typeof consentPlaces)[number];

/** A person's last word about a document; `hash`: of the text that they agreed to. */
export type LastWord = { readonly act: 'GIVEN'; readonly hash: string } | { readonly act: 'TAKEN_BACK' };

/** `WANTED`: was never asked, or agreed to another text. `NONE`: may be given and nobody asks for it. */
export const consentStates = ['GIVEN', 'WANTED', 'TAKEN_BACK', 'NONE'] as const;

export type ConsentState = (typeof consentStates)[number];

/** Which documents this person is asked to agree to: what a mate needs and what an account needs. */
export const isConsentNeeded = (document: ConsentSlug, isMate: boolean): boolean =>
  accountConsents.some((one) => one === document) || (document === 'mate-terms' && isMate);

/** How a person stands to a document whose text in force has this hash. A consent taken back is not asked for again. */
export const consentState = (
  document: ConsentSlug,
  inForce: string,
  last: LastWord | null,
  isMate: boolean,
): ConsentState => {
  if (last?.act === 'TAKEN_BACK') return isConsentNeeded(document, false) ? 'WANTED' : 'TAKEN_BACK';
  const needed = isConsentNeeded(document, isMate);
  if (last === null) return needed ? 'WANTED' : 'NONE';
  // Letters go on under the text that was agreed to; a new one is not pressed upon anybody.
  return last.hash === inForce || !needed ? 'GIVEN' : 'WANTED';
};
