import { type PictureSource, sourceOf } from '#domain/files/picture-widths.ts';
import { levelName } from '#domain/mates/level-name.ts';
import type { AvatarSize } from '#domain/people/avatar.ts';
import { escapeHtml } from '../escape-html';
import { sourceAttributes } from '../picture-html';

/** `size` in px. */
export const avatarSource = (address: string, size: AvatarSize): PictureSource => sourceOf(address, `${size}px`);

interface Faced {
  readonly name: string;
  /** The photo's address; null for a person without one. */
  readonly face: string | null;
}

/** A person's photo, or the first letter of their name on a plain circle of the same size. */
export const avatarHtml = ({ name, face }: Faced, size: AvatarSize): string =>
  face === null
    ? `<span class="face face-${size}"><span class="face-letter" aria-hidden="true">${escapeHtml([...name][0] ?? '')}</span></span>`
    : `<span class="face face-${size}"><img width="${size}" height="${size}" alt=""${size > 100 ? ' fetchpriority="high"' : ''} ${sourceAttributes(avatarSource(face, size))}></span>`;

/** A mate's level, as `LevelBadge` shows it. */
export const levelHtml = (level: string): string =>
  `<span class="badge badge-violet">${escapeHtml(levelName(level))}</span>`;

/** Room for an icon, which only the page's script draws. */
export const iconRoom = '<span class="lucide"></span>';
