/** What a person agrees to, each a document and a tick of its own. */
export const consentSlugs = ['policy', 'personal-data', 'marketing', 'mate-terms'] as const;

export type ConsentSlug = (typeof consentSlugs)[number];

/** Without these there is no account. */
export const accountConsents = ['policy', 'personal-data'] as const satisfies readonly ConsentSlug[];

/** Versioned documents of the service, named by the page that shows them. */
export const documentSlugs = [...consentSlugs, 'how-it-works'] as const;

export type DocumentSlug = (typeof documentSlugs)[number];

export interface DocumentChapter {
  readonly title: string;
  readonly paragraphs: readonly string[];
}
