import styled from 'styled-components';
import type { AvatarOnlineStatus } from '#domain/people/presence.ts';
import { sourceOf } from '#domain/files/picture-widths.ts';
import type { AvatarSize } from '#domain/people/avatar.ts';
import { VisuallyHidden } from '../../kit/layout/visually-hidden';
import { theme } from '../../kit/theme/theme';
import { texts } from './texts';

/** Pairs of hues that are easy to distinguish and give a white letter a contrast of 3:1. */
const gradients = [
  ['#6d4aec', '#a1209c'],
  ['#e0457b', '#a83a2c'],
  ['#3fb6d8', '#2338b5'],
  ['#d77a4a', '#8b9c1c'],
  ['#e0923f', '#7d9a22'],
  ['#22a884', '#1c5f9e'],
  ['#b3479f', '#4a34b5'],
  ['#c25050', '#7a2d8f'],
] as const;

const hash = (text: string): number =>
  [...text].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0, 7);

/** The colours depend only on the person's id. */
const avatarGradient = (userId: string): string => {
  const [start, end] = gradients[hash(userId) % gradients.length] ?? gradients[0];
  return `linear-gradient(135deg, ${start}, ${end})`;
};

interface AvatarProps {
  readonly userId: string;
  readonly username: string;
  readonly avatarUrl: string | null;
  readonly size?: AvatarSize;
  /** Without it no dot is shown. */
  readonly online?: AvatarOnlineStatus | undefined;
}

/** On large photos the dot has a limited size and is placed on the edge of the circle, not in its corner. */
const dotSize = (size: number): number => Math.min(22, Math.max(8, Math.round(size * 0.28)));
const dotOffset = (size: number): number => (size > 88 ? Math.round(size * 0.05) : size >= 72 ? 0 : -2);

const Dot = styled.span<{ $size: number; $recently: boolean }>`
  position: absolute;
  right: ${({ $size }) => dotOffset($size)}px;
  bottom: ${({ $size }) => dotOffset($size)}px;
  width: ${({ $size }) => dotSize($size)}px;
  height: ${({ $size }) => dotSize($size)}px;
  border: ${({ $size }) => ($size >= 44 ? 3 : 2)}px solid ${theme.color.surface1};
  border-radius: 50%;
  background: ${({ $recently }) => ($recently ? theme.color.warn : theme.color.ok)};
`;

/** A photo, or an initial on the person's own gradient; screen readers announce the dot as text. */
export const Avatar = ({ userId, username, avatarUrl, size = 44, online }: AvatarProps) => (
  <span className={`face face-${size}`}>
    {avatarUrl === null ? (
      <span className="face-letter" style={{ background: avatarGradient(userId) }} aria-hidden>
        {[...username][0]}
      </span>
    ) : (
      <img alt="" width={size} height={size} loading="lazy" decoding="async" {...sourceOf(avatarUrl, `${size}px`)} />
    )}
    {(online === 'online' || online === 'recently') && (
      <Dot $size={size} $recently={online === 'recently'} aria-hidden />
    )}
    {online !== undefined && <VisuallyHidden>{texts.online[online]}</VisuallyHidden>}
  </span>
);

/** The level of the API (0, 1, 2) as the avatar's status. */
export const onlineStatus = (level: 0 | 1 | 2): AvatarOnlineStatus =>
  (['offline', 'recently', 'online'] as const)[level];
