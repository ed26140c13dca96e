import styled from 'styled-components';
import type { AvatarOnlineStatus } from '../../../domain/enums/avatar-online-status';
import type { AvatarSize } from '../../../domain/enums/avatar-size';
import { avatarLimits } from '../../../domain/settings/avatar-limits';
import { smallAvatar } from '../../../domain/users/small-avatar';
import { VisuallyHidden } from '../layout/visually-hidden';
import { theme } from '../theme/theme';
import { avatarGradient } from './avatar-gradient';
import { texts } from './texts';

interface AvatarProps {
  readonly userId: string;
  readonly username: string;
  readonly avatarUrl: string | null;
  readonly size?: AvatarSize;
  /** Without it no dot is shown. */
  readonly online?: AvatarOnlineStatus | undefined;
}

const Frame = styled.span<{ $size: number }>`
  position: relative;
  display: inline-block;
  flex-shrink: 0;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  vertical-align: middle;
`;

const Photo = styled.img`
  width: 100%;
  height: 100%;
  border-radius: 50%;
  background: ${theme.color.surface3};
  object-fit: cover;
`;

const Initial = styled.span<{ $size: number }>`
  display: grid;
  place-items: center;
  width: 100%;
  height: 100%;
  border-radius: 50%;
  color: #fff;
  font-size: ${({ $size }) => Math.max(9, Math.round($size * 0.38))}px;
  font-weight: 600;
  line-height: 1;
  text-transform: uppercase;
`;

/** On a large photo the dot keeps to a quarter of an inch and sits on the circle's edge, not in its corner. */
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

const { small, large } = avatarLimits.keptEdges;

/** The browser takes the edge that fits the size and the screen's density. */
const edgesOf = (address: string, size: number) => {
  const lesser = smallAvatar(address);
  return lesser === null ? {} : { srcSet: `${lesser} ${small}w, ${address} ${large}w`, sizes: `${size}px` };
};

/** A photo, or an initial on the person's own gradient; the dot is also said in words. */
export const Avatar = ({ userId, username, avatarUrl, size = 44, online }: AvatarProps) => (
  <Frame $size={size}>
    {avatarUrl === null ? (
      <Initial $size={size} style={{ background: avatarGradient(userId) }} aria-hidden>
        {[...username][0]}
      </Initial>
    ) : (
      <Photo {...edgesOf(avatarUrl, size)} src={avatarUrl} alt="" width={size} height={size} loading="lazy" decoding="async" />
    )}
    {(online === 'online' || online === 'recently') && <Dot $size={size} $recently={online === 'recently'} aria-hidden />}
    {online !== undefined && <VisuallyHidden>{texts.online[online]}</VisuallyHidden>}
  </Frame>
);
