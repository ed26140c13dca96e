export const avatarSizes = [16, 24, 32, 44, 52, 72, 88, 136] as const;

export type AvatarSize = (typeof avatarSizes)[number];
