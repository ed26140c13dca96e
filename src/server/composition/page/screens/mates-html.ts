import type { MateCardAnswer } from '#contract/schemas/mate-card-answer.ts';
import { type PictureSource, sourceOf } from '#domain/files/picture-widths.ts';
import { hourPriceTexts, ordersText } from '#domain/mates/standing-texts.ts';
import type { AvatarSize } from '#domain/people/avatar.ts';
import { formatRating, formatRubles } from '#domain/text/format.ts';
import { escapeHtml } from '../escape-html';
import { sourceAttributes } from '../picture-html';
import { matePath } from '#contract/routes/game-pages.ts';

/** `size` in px. */
export const avatarSource = (address: string, size: AvatarSize): PictureSource => sourceOf(address, `${size}px`);

/** A person's avatar; empty for a person without one. */
export const avatarHtml = (address: string | null, size: AvatarSize): string =>
  address === null
    ? ''
    : `<img class="first-face" width="${size}" height="${size}" alt=""${size > 100 ? ' fetchpriority="high"' : ''} ${sourceAttributes(avatarSource(address, size))}>`;

/** «от 890 ₽ / час»; of several categories it is the lowest price. */
const priceHtml = ({ pricePerHour, categories }: MateCardAnswer): string =>
  `<p class="first-price">${categories.length > 1 ? `<small>${hourPriceTexts.from} </small>` : ''}` +
  `<b>${formatRubles(pricePerHour)}</b><small> ${hourPriceTexts.perHour}</small></p>`;

const cardHtml = (mate: MateCardAnswer, gameId: string): string =>
  `<li class="first-card">${avatarHtml(mate.iconUrl, 72)}<h3><a href="${matePath({ gameId, mateId: mate.id })}">${escapeHtml(mate.name)}</a></h3>` +
  `<p>${formatRating(mate.rating)} · ${ordersText(mate.orders)}</p><p class="first-said">${escapeHtml(mate.description)}</p>` +
  `${priceHtml(mate)}</li>`;

/** Cards of mates, each with a link to their page. */
export const matesHtml = (mates: readonly MateCardAnswer[], gameId: string): string =>
  mates.length === 0
    ? ''
    : `<ul class="first-cards first-mates">${mates.map((mate) => cardHtml(mate, gameId)).join('')}</ul>`;
