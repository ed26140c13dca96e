import { bookLaws } from './book-laws';
import { attemptLaws, keptLaws } from './other-laws';
import { stepLaws } from './step-laws';

/** Laws that the market itself keeps an eye on, beside those of a press and of a step. */
const ownLaws = [
  { name: 'nothing fails', sentence: 'The rules answer whatever they are asked, and throw nothing.' },
  { name: 'promises', sentence: 'What was promised before a step is what came of it.' },
  { name: 'no trace of a crash', sentence: 'A step that was broken off leaves nothing in the books.' },
  { name: 'ledger', sentence: 'All accounts together are zero.' },
] as const;

/** Every law of the market, with its sentence. */
export const allLaws = [...attemptLaws(null), ...stepLaws, ...keptLaws, ...bookLaws, ...ownLaws].map(
  ({ name, sentence }) => ({ name, sentence }),
);

export type LawName =
  | ReturnType<typeof attemptLaws>[number]['name']
  | (typeof stepLaws)[number]['name']
  | (typeof keptLaws)[number]['name']
  | (typeof bookLaws)[number]['name']
  | (typeof ownLaws)[number]['name'];
