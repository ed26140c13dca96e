import { marketingText, mateTermsText, personalDataText } from './consent-texts';
import type { ConsentSlug, DocumentChapter } from './document-slugs';
import { policyText } from './policy-text';

/** The built-in texts of what people agree to: each in force until an operator publishes a version. */
export const originalTexts: Readonly<Record<ConsentSlug, readonly DocumentChapter[]>> = {
  policy: policyText,
  'personal-data': personalDataText,
  marketing: marketingText,
  'mate-terms': mateTermsText,
};
