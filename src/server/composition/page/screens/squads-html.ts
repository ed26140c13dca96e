import type { VisibleSquadAnswer } from '#contract/squads/squad-lists-fields.ts';
import { formatDuration, formatRubles } from '#domain/text/format.ts';
import { squadCardTexts } from '#domain/text/squad-card-texts.ts';
import { escapeHtml } from '../escape-html';
import { avatarHtml } from './mates-html';

/** The name of a language by its code. */
type LanguageName = (code: string) => string;

const mateHtml = ({ username, avatarUrl }: VisibleSquadAnswer['mates'][number]): string =>
  `<li>${avatarHtml(avatarUrl, 24)}<span>${escapeHtml(username)}</span></li>`;

const squadHtml = (squad: VisibleSquadAnswer, languageName: LanguageName): string => {
  const { category, durationMinutes, platform, languages, owner, mates, taken, slots, priceToJoin } = squad;
  const facts = squadCardTexts.facts(formatDuration(durationMinutes), platform, languages.map(languageName).join(', '));
  const price =
    priceToJoin === 0
      ? `<small>${squadCardTexts.noPrice}</small>`
      : `<b>${formatRubles(priceToJoin)}</b> <small>${squadCardTexts.toJoin}</small>`;
  return (
    `<li class="first-card"><div class="first-owner">${avatarHtml(owner.avatarUrl, 44)}` +
    `<div><h3>${escapeHtml(category.name)}</h3><p>${escapeHtml(facts)}</p></div></div>` +
    `<ul>${mates.length === 0 ? `<li>${squadCardTexts.noMates}</li>` : mates.map(mateHtml).join('')}</ul>` +
    `<p class="first-places"><span>${escapeHtml(squadCardTexts.owner(owner.username))}</span><span>${squadCardTexts.places(taken, slots)}</span></p>` +
    `<p class="first-price">${price}</p></li>`
  );
};

/** Cards of squads that wait for players. */
export const squadsHtml = (squads: readonly VisibleSquadAnswer[], languageName: LanguageName): string =>
  squads.length === 0
    ? ''
    : `<ul class="first-cards first-squads">${squads.map((squad) => squadHtml(squad, languageName)).join('')}</ul>`;
