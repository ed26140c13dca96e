export const squadMemberTypes = ['FRIEND', 'MATE', 'CLIENT'] as const;

export type SquadMemberType = (typeof squadMemberTypes)[number];
