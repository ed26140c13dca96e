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
