/**
 * Unicode bidirectional controls: marks, embeddings, overrides, isolates. With one of them a title could reorder the
 * text next to it, and a file name disguise its extension.
 */
const bidiControls = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/**
 * Invisible characters: spaces, joiners, fillers, soft hyphens. Inside a text they may be meaningful, at its ends they
 * are not.
 */
const invisible = '[\\s\\u00ad\\u115f\\u1160\\u180e\\u200b-\\u200d\\u2060\\u2800\\u3164\\ufeff\\uffa0]+';
const invisibleAtEnds = new RegExp(`^${invisible}|${invisible}$`, 'g');

/** Everything invisible, the spaces of every width included. */
const unseen = new RegExp(`${bidiControls.source}|${invisible}`, 'g');

/** A number without what a page, a messenger or a spreadsheet puts between and around its digits. */
export const withoutUnseen = (text: string): string => text.replaceAll(unseen, '');

/** The text without invisible characters at its ends and without bidirectional controls. */
export const tidyText = (text: string): string => text.replaceAll(bidiControls, '').replaceAll(invisibleAtEnds, '');
