import type { Chapter } from '#contract/schemas/document.ts';
import type { DocumentSlug } from '#domain/games/page-limits.ts';
import { texts } from './how-it-works-text';
import { policyChapters } from './policy-text';

/** The built-in texts, chapter by chapter: valid until an operator publishes a version. */
export const originalChapters: Readonly<Record<DocumentSlug, readonly Chapter[]>> = {
  policy: policyChapters.map(({ title, paragraphs }) => ({ title, paragraphs: [...paragraphs] })),
  'how-it-works': [
    ...texts.paths.map(({ title, steps }) => ({
      title,
      paragraphs: steps.map((step) => `${step.title}. ${step.text}`),
    })),
    { title: texts.safetyTitle, paragraphs: [...texts.safety] },
    { title: texts.disputesTitle, paragraphs: [...texts.disputes] },
  ],
};
