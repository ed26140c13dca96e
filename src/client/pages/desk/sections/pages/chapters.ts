import type { Chapter } from '#contract/schemas/document.ts';

/** Chapters as an operator writes them: `# Название`, then paragraphs separated by empty lines. */
export const textOfChapters = (chapters: readonly Chapter[]): string =>
  chapters.map(({ title, paragraphs }) => [`# ${title}`, ...paragraphs].join('\n\n')).join('\n\n');

/** The inverse; null when there is text before the first chapter, or a chapter is empty. */
export const chaptersOfText = (text: string): Chapter[] | null => {
  const chapters = text
    .split(/^# /m)
    .slice(1)
    .map((part) => {
      const [title = '', ...rest] = part.split('\n');
      const paragraphs = rest
        .join('\n')
        .split(/\n\s*\n/)
        .map((paragraph) => paragraph.trim())
        .filter((paragraph) => paragraph !== '');
      return { title: title.trim(), paragraphs };
    });
  const whole = /^\s*# /.test(text) && chapters.every(({ title, paragraphs }) => title !== '' && paragraphs.length > 0);
  return whole ? chapters : null;
};
