/**
 * Signs that turn the direction of writing for what follows: marks, embeddings, overrides, isolates. With one of them a
 * title rewrites the words that stand beside it, and a file's name its ending.
 */
const bidiControls = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Nothing to be seen: spaces, joiners, fillers, soft hyphens. Within words they may mean something, around them nothing. */
const invisible = '[\\s\\u00ad\\u115f\\u1160\\u180e\\u200b-\\u200d\\u2060\\u2800\\u3164\\ufeff\\uffa0]+';
const invisibleAtEnds = new RegExp(`^${invisible}|${invisible}$`, 'g');

/** What somebody wrote without what nobody sees at its ends and what would turn other words over. */
export const tidyText = (text: string): string => text.replaceAll(bidiControls, '').replaceAll(invisibleAtEnds, '');
