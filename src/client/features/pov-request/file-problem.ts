import { povTerms } from '../../../domain/settings/pov-terms';
import { texts } from './texts';

/** What is wrong with a chosen file before a byte of it travels; null when nothing is. */
export const fileProblem = ({ name, size }: Pick<File, 'name' | 'size'>): string | null => {
  if (!povTerms.fileTypes.some((type) => name.toLowerCase().endsWith(`.${type}`))) return texts.wrongType(name);
  return size > povTerms.maxFileBytes ? texts.tooLarge(name, povTerms.maxFileBytes / 1024 / 1024) : null;
};
