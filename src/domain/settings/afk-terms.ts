/** After so many invitations in a row without any answer a mate's orders are switched off. */
export const afkTerms = { missedInvitations: 3 } as const;
