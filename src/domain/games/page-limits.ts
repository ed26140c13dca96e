/** Limits of the pages that operators write: characters of texts, numbers of entries. */
export const pageLimits = {
  title: 120,
  /** Description for search engines and link previews. */
  description: 300,
  lead: 600,
  questions: 20,
  answer: 1500,
  chapters: 40,
  paragraphs: 40,
  paragraph: 4000,
} as const;

/** Versioned documents of the service, named by the page that shows them. */
export const documentSlugs = ['policy', 'how-it-works'] as const;

export type DocumentSlug = (typeof documentSlugs)[number];
