import type { MateCardAnswer } from '#contract/schemas/mate-card-answer.ts';
import type { CategoryKind } from '#domain/games/category.ts';
import { categoryNames } from '#domain/games/category-names.ts';
import { shownTags } from '#domain/mates/shown-tags.ts';
import { hourPriceTexts, noDescription, ordersText } from '#domain/mates/standing-texts.ts';
import { whyHereText } from '#domain/order/why-here-text.ts';
import { formatRating, formatRubles } from '#domain/text/format.ts';
import { escapeHtml } from '../escape-html';
import { avatarHtml, iconRoom, levelHtml } from './person-html';
import { matePath } from '#contract/routes/game-pages.ts';

/** «от 890 ₽ / час»; of several categories it is the lowest price. */
const priceHtml = ({ pricePerHour, categories }: MateCardAnswer): string =>
  `<p class="mate-card-price">${categories.length > 1 ? `<small>${hourPriceTexts.from} </small>` : ''}` +
  `<span class="sum">${formatRubles(pricePerHour)}</span><small> ${hourPriceTexts.perHour}</small></p>`;

const tagHtml = (text: string): string => `<li><span class="badge badge-neutral">${text}</span></li>`;

const tagsHtml = (kinds: readonly CategoryKind[]): string => {
  const { shown, more } = shownTags(kinds);
  const all = [...shown.map((kind) => categoryNames[kind]), ...(more.length === 0 ? [] : [`+${more.length}`])];
  return `<ul class="mate-tags">${all.map(tagHtml).join('')}</ul>`;
};

/** As `MateCard` of the page renders it, without what only a script can serve. */
const cardHtml = (mate: MateCardAnswer, gameId: string): string =>
  `<li><article class="card mate-card"><div class="mate-card-top">${avatarHtml({ name: mate.name, face: mate.iconUrl }, 72)}` +
  `<div class="mate-card-beside">${levelHtml(mate.level)}</div></div>` +
  `<h3 class="mate-card-name"><a href="${matePath({ gameId, mateId: mate.id })}">${escapeHtml(mate.name)}</a></h3>` +
  `<p class="mate-card-rating">${iconRoom}<b>${formatRating(mate.rating)}</b><span>· ${ordersText(mate.orders)}</span></p>` +
  (mate.place === undefined ? '' : `<p class="mate-card-why">${whyHereText(mate)}</p>`) +
  `<p class="mate-card-said">${mate.description === '' ? noDescription : escapeHtml(mate.description)}</p>` +
  `${tagsHtml(mate.categories)}<div class="mate-card-foot">${priceHtml(mate)}</div></article></li>`;

/** Cards of mates, each with a link to their page. */
export const matesHtml = (mates: readonly MateCardAnswer[], gameId: string): string =>
  mates.length === 0
    ? ''
    : `<ul class="mate-cards first-mates">${mates.map((mate) => cardHtml(mate, gameId)).join('')}</ul>`;
