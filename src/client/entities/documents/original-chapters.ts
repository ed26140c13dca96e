import type { Chapter } from '#contract/schemas/document.ts';
import type { DocumentChapter, DocumentSlug } from '#domain/documents/document-slugs.ts';
import { texts } from './how-it-works-text';
import { originalTexts } from '#domain/documents/original-texts.ts';

const copy = (chapters: readonly DocumentChapter[]): Chapter[] =>
  chapters.map(({ title, paragraphs }) => ({ title, paragraphs: [...paragraphs] }));

/** The built-in texts, chapter by chapter: valid until an operator publishes a version. */
export const originalChapters: Readonly<Record<DocumentSlug, readonly Chapter[]>> = {
  policy: copy(originalTexts.policy),
  'personal-data': copy(originalTexts['personal-data']),
  marketing: copy(originalTexts.marketing),
  'mate-terms': copy(originalTexts['mate-terms']),
  'how-it-works': [
    ...texts.paths.map(({ title, steps }) => ({
      title,
      paragraphs: steps.map((step) => `${step.title}. ${step.text}`),
    })),
    { title: texts.safetyTitle, paragraphs: [...texts.safety] },
    { title: texts.disputesTitle, paragraphs: [...texts.disputes] },
  ],
};
