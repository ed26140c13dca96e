import { pageTexts } from '../text/page-texts';
import type { ConsentSlug } from './document-slugs';

/** How each document that people agree to is called, and what its page says above the text. */
export const documentPages: Readonly<Record<ConsentSlug, { readonly title: string; readonly lead: string }>> = {
  policy: pageTexts.policy,
  'personal-data': pageTexts.personalData,
  marketing: pageTexts.marketing,
  'mate-terms': pageTexts.mateTerms,
};
