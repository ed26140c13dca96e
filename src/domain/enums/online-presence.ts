export const onlinePresences = [0, 1, 2] as const;

export type OnlinePresence = (typeof onlinePresences)[number];
