import type { CategoryAnswer } from '#contract/reference.ts';
import { isTrial } from '#domain/games/category.ts';
import { hourPriceTexts } from '#domain/mates/standing-texts.ts';
import { formatRubles } from '#domain/text/format.ts';
import { createSquadTexts } from '#domain/text/create-squad-texts.ts';
import { escapeHtml } from '../escape-html';
import { iconRoom } from './person-html';

const priceHtml = ({ priceFrom, ...category }: CategoryAnswer): string =>
  priceFrom === null
    ? ''
    : `<span>${isTrial(category) ? '' : `${hourPriceTexts.from} `}${formatRubles(priceFrom)}</span>`;

const categoryHtml = (category: CategoryAnswer): string =>
  `<li class="card kind-card">${iconRoom}<b>${escapeHtml(category.name)}</b><small>${escapeHtml(category.description)}</small>${priceHtml(category)}</li>`;

/**
 * The first step of a new squad: cards of a game's categories, each with its lowest price, as `CategoryStep` of the page
 * renders them. `offered`: above them the page offers a first squad.
 */
export const categoriesHtml = (categories: readonly CategoryAnswer[], offered: boolean): string =>
  categories.length === 0
    ? ''
    : `<div class="steps"><div>${offered ? '<div class="offer-room"></div>' : ''}<section class="step">` +
      `<h2 class="step-title"><span>1</span>${createSquadTexts.category}</h2>` +
      `<ul class="kind-cards kinds-${categories.length}">${categories.map(categoryHtml).join('')}</ul></section></div></div>`;
