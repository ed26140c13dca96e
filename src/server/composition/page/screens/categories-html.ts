import type { Category } from '#contract/reference.ts';
import { isTrial } from '#domain/games/category.ts';
import { rublesToKopecks } from '#domain/money/kopecks.ts';
import { formatRubles } from '#domain/text/format.ts';
import { escapeHtml } from '../escape-html';

const priceHtml = ({ priceFrom, ...category }: Category): string => {
  if (priceFrom === null) return '';
  return `<p>${isTrial(category) ? '' : 'от '}<b>${formatRubles(rublesToKopecks(priceFrom))}</b></p>`;
};

const categoryHtml = (category: Category): string =>
  `<li><h3>${escapeHtml(category.name)}</h3><p>${escapeHtml(category.description)}</p>${priceHtml(category)}</li>`;

/** Cards of a game's categories, each with its lowest price. */
export const categoriesHtml = (categories: readonly Category[]): string =>
  categories.length === 0 ? '' : `<ul class="first-cards first-kinds">${categories.map(categoryHtml).join('')}</ul>`;
