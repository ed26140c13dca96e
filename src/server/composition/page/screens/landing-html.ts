import { escapeHtml } from '../escape-html';
import { iconRoom } from './person-html';

export interface Statement {
  /** Classes of the columns. */
  readonly look: 'landing' | 'landing landing-wide' | 'landing landing-wide landing-calculated';
  /** HTML above the title and below the points. */
  readonly above?: string;
  readonly title: string;
  readonly lead: string;
  readonly points?: readonly string[];
  readonly actions?: string;
  /** HTML of the card beside them. */
  readonly card: string;
}

const pointsHtml = (points: readonly string[]): string =>
  points.length === 0
    ? ''
    : `<ul class="landing-points">${points.map((point) => `<li>${iconRoom}${escapeHtml(point)}</li>`).join('')}</ul>`;

/** A link that looks like a button: `path` is one of the product, `text` its label. */
export const buttonHtml = (path: string, text: string, look: string): string =>
  `<a class="button ${look}" href="${escapeHtml(path)}">${escapeHtml(text)}</a>`;

export const actionsHtml = (buttons: readonly string[]): string =>
  `<div class="landing-actions">${buttons.join('')}</div>`;

/** A page that introduces something, with the card next to its statement: its first screen begins with this. */
export const landingHtml = ({ look, above = '', title, lead, points = [], actions = '', card }: Statement): string =>
  `<section class="container page"><div class="${look}"><div class="landing-text">${above}` +
  `<h1 class="page-title">${escapeHtml(title)}</h1><p class="landing-lead">${escapeHtml(lead)}</p>` +
  `${pointsHtml(points)}${actions}</div>${card}</div>`;

interface Sum {
  /** HTML in front of it. */
  readonly sign: string;
  /** HTML. */
  readonly name: string;
  readonly note: string;
  readonly sum: string;
}

export const sumHtml = ({ sign, name, note, sum }: Sum): string =>
  `<li>${sign}<div>${name}<small>${escapeHtml(note)}</small></div><span>${sum}</span></li>`;

interface PriceFrom {
  /** Null: nobody offers it. */
  readonly price: string | null;
  readonly before: string;
  readonly after: string;
  readonly nobody: string;
}

/** As `PriceFrom` of the page. */
export const priceFromHtml = ({ price, before, after, nobody }: PriceFrom): string =>
  `<p class="landing-price">${price === null ? nobody : `${before}<b>${price}</b>${after}`}</p>`;
