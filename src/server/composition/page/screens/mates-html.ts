import type { MateCardAnswer } from '#contract/schemas/mate-card-answer.ts';
import { type PictureSource, sourceOf } from '#domain/files/picture-widths.ts';
import type { AvatarSize } from '#domain/people/avatar.ts';
import { formatRating, formatRubles, groupedNumber, plural } from '#domain/text/format.ts';
import { escapeHtml } from '../escape-html';
import { sourceAttributes } from '../picture-html';
import { matePath } from '#contract/routes/game-pages.ts';

/** «4,86 · 3 870 заказов» */
export const standingText = ({ rating, orders }: Pick<MateCardAnswer, 'rating' | 'orders'>): string =>
  `${formatRating(rating)} · ${groupedNumber(orders)} ${plural(orders, 'заказ', 'заказа', 'заказов')}`;

/** `size` in px. */
export const avatarSource = (address: string, size: AvatarSize): PictureSource => sourceOf(address, `${size}px`);

/** A person's avatar; empty for a person without one. */
export const avatarHtml = (address: string | null, size: AvatarSize): string =>
  address === null
    ? ''
    : `<img class="first-face" width="${size}" height="${size}" alt=""${size > 100 ? ' fetchpriority="high"' : ''} ${sourceAttributes(avatarSource(address, size))}>`;

const cardHtml = (mate: MateCardAnswer, gameId: string): string =>
  `<li>${avatarHtml(mate.iconUrl, 72)}<h3><a href="${matePath({ gameId, mateId: mate.id })}">${escapeHtml(mate.name)}</a></h3>` +
  `<p>${standingText(mate)}</p><p><q>${escapeHtml(mate.description)}</q></p>` +
  `<p><b>${formatRubles(mate.pricePerHour)}</b> / час</p></li>`;

/** Cards of mates, each with a link to their page. */
export const matesHtml = (mates: readonly MateCardAnswer[], gameId: string): string =>
  mates.length === 0
    ? ''
    : `<ul class="first-cards first-mates">${mates.map((mate) => cardHtml(mate, gameId)).join('')}</ul>`;
