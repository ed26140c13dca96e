export const chatRoles = ['CLIENT', 'MATE', 'ADMIN'] as const;

/** As whom a person takes part in a chat. */
export type ChatRole = (typeof chatRoles)[number];
