import type { CategoryAnswer } from '#contract/reference.ts';
import { isTrial } from '#domain/games/category.ts';
import { hourPriceTexts } from '#domain/mates/standing-texts.ts';
import { formatRubles } from '#domain/text/format.ts';
import { escapeHtml } from '../escape-html';

const priceHtml = ({ priceFrom, ...category }: CategoryAnswer): string => {
  if (priceFrom === null) return '';
  return `<p class="first-price">${isTrial(category) ? '' : `${hourPriceTexts.from} `}<b>${formatRubles(priceFrom)}</b></p>`;
};

const categoryHtml = (category: CategoryAnswer): string =>
  `<li class="first-card"><h3>${escapeHtml(category.name)}</h3><p>${escapeHtml(category.description)}</p>${priceHtml(category)}</li>`;

/** Cards of a game's categories, each with its lowest price. */
export const categoriesHtml = (categories: readonly CategoryAnswer[]): string =>
  categories.length === 0 ? '' : `<ul class="first-cards first-kinds">${categories.map(categoryHtml).join('')}</ul>`;
