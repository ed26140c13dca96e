/** Texts of pages that operators write, in characters and rows. */
export const pageLimits = {
  title: 120,
  /** What a search engine or a messenger shows of a page. */
  description: 300,
  lead: 600,
  questions: 20,
  answer: 1500,
  chapters: 40,
  paragraphs: 40,
  paragraph: 4000,
} as const;

/** Texts of the service that have versions, by the page that shows them. */
export const documentSlugs = ['policy', 'how-it-works'] as const;

export type DocumentSlug = (typeof documentSlugs)[number];
