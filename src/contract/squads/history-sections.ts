/**
 * The sections of a person's squads. Apart from the lists: their schemas bring the squad's machine along, which a page
 * of lists does not need.
 */
export const historySections = ['all', 'active', 'finished', 'disbanded'] as const;
