/**
 * Sections of a person's list of squads. Separate from `squad-lists.ts`, whose schemas import much that a page of lists
 * does not need.
 */
export const historySections = ['all', 'active', 'finished', 'disbanded'] as const;
