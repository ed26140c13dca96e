import type { SupportThread } from '#contract/people/support.ts';
import { defineTexts } from '../../kit/texts/define-texts';

const texts = defineTexts({ ru: { file: (name: string) => `Файл «${name}»` } });

/** What the newest message of a question says; empty when it is the question itself, or deleted. */
export const lastWords = ({ lastText, lastFile }: Pick<SupportThread, 'lastText' | 'lastFile'>): string =>
  lastText !== '' || lastFile === null ? lastText : texts.file(lastFile);
