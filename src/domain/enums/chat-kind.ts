export const chatKinds = ['SQUAD', 'PRIVATE', 'SUPPORT'] as const;

/** What a chat is about: a squad, two people, a person and the support. */
export type ChatKind = (typeof chatKinds)[number];
