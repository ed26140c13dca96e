import type { MateCardAnswer } from '#contract/schemas/mate-card-answer.ts';
import { formatRating, formatRubles, groupedNumber, plural } from '#domain/text/format.ts';
import { escapeHtml } from '../escape-html';
import { matePath } from '#contract/routes/game-pages.ts';

/** «4,86 · 3 870 заказов» */
export const standingText = ({ rating, orders }: Pick<MateCardAnswer, 'rating' | 'orders'>): string =>
  `${formatRating(rating)} · ${groupedNumber(orders)} ${plural(orders, 'заказ', 'заказа', 'заказов')}`;

/** A person's avatar; empty for a person without one. `size` in px. */
export const avatarHtml = (address: string | null, size: number): string =>
  address === null
    ? ''
    : `<img class="first-face" src="${escapeHtml(address)}" width="${size}" height="${size}" alt=""${size > 100 ? ' fetchpriority="high"' : ''}>`;

const cardHtml = (mate: MateCardAnswer, gameId: string): string =>
  `<li>${avatarHtml(mate.iconUrl, 72)}<h3><a href="${matePath({ gameId, mateId: mate.id })}">${escapeHtml(mate.name)}</a></h3>` +
  `<p>${standingText(mate)}</p><p><q>${escapeHtml(mate.description)}</q></p>` +
  `<p><b>${formatRubles(mate.pricePerHour)}</b> / час</p></li>`;

/** Cards of mates, each with a link to their page. */
export const matesHtml = (mates: readonly MateCardAnswer[], gameId: string): string =>
  mates.length === 0
    ? ''
    : `<ul class="first-cards first-mates">${mates.map((mate) => cardHtml(mate, gameId)).join('')}</ul>`;
