import type { VisibleSquadAnswer } from '#contract/squads/squad-lists-fields.ts';
import { bookingsContract } from '#contract/squads/bookings.ts';
import { nextBookings } from '#domain/bookings/next-bookings.ts';
import { wallClockIn } from '#domain/text/wall-time.ts';
import { formatDuration, formatRubles } from '#domain/text/format.ts';
import { squadCardTexts } from '#domain/text/squad-card-texts.ts';
import { escapeHtml } from '../escape-html';
import { buttonHtml } from './landing-html';
import { avatarHtml, iconRoom, levelHtml } from './person-html';
import { bookingsPath, matePath, ordersPath, squadPath } from '#contract/routes/game-pages.ts';
import type { Me } from '#contract/schemas/me.ts';

/** The name of a language by its code. */
type LanguageName = (code: string) => string;

type Mate = VisibleSquadAnswer['mates'][number];

const mateHtml = ({ id, username, avatarUrl, grade }: Mate, gameId: string): string =>
  `<li>${avatarHtml({ name: username, face: avatarUrl }, 24)}` +
  `<a href="${matePath({ gameId, mateId: id })}">${escapeHtml(username)}</a>${levelHtml(grade)}</li>`;

/** As `SquadCard` of the page renders it, without what only a script can serve. */
const squadHtml = (squad: VisibleSquadAnswer, languageName: LanguageName): string => {
  const { gameId, category, durationMinutes, platform, languages, owner, mates, taken, slots, priceToJoin } = squad;
  const facts = squadCardTexts.facts(formatDuration(durationMinutes), platform, languages.map(languageName).join(', '));
  const price =
    priceToJoin === 0
      ? `<small>${squadCardTexts.noPrice}</small>`
      : `<span class="sum">${formatRubles(priceToJoin)}</span> <small>${squadCardTexts.toJoin}</small>`;
  const people =
    mates.length === 0 ? `<li>${squadCardTexts.noMates}</li>` : mates.map((mate) => mateHtml(mate, gameId)).join('');
  return (
    `<li><article class="card squad-card"><div class="squad-card-head">${avatarHtml({ name: owner.username, face: owner.avatarUrl }, 44)}` +
    `<div><h2>${escapeHtml(category.name)}</h2><p>${escapeHtml(facts)}</p></div></div>` +
    `<ul class="squad-card-mates">${people}</ul>` +
    `<p class="squad-card-places"><span>${escapeHtml(squadCardTexts.owner(owner.username))}</span><span>${squadCardTexts.places(taken, slots)}</span></p>` +
    `<div class="squad-card-foot"><p class="squad-card-price">${price}</p></div></article></li>`
  );
};

const noticeHtml = (text: string, path: string, label: string, look: 'primary' | 'secondary' = 'secondary'): string =>
  `<div class="notice first-notice">${iconRoom}<p>${escapeHtml(text)}</p>${buttonHtml(path, label, `button-${look} button-sm`)}</div>`;

/** Why this person can join none of the squads, as `CannotJoin` of the page says it; empty where they can. */
const cannotJoin = ({ squadMember, mateAccess }: Me, gameId: string): string => {
  const { hasSquad, toSquad, mate, invitations } = squadCardTexts;
  if (squadMember !== null) return noticeHtml(hasSquad, squadPath(squadMember), toSquad);
  return mateAccess === null ? '' : noticeHtml(mate, ordersPath({ gameId }), invitations);
};

/** What stands above the list for this person: their next booking, why they cannot join. `bookings`: that response. */
export const noticesHtml = (visitor: Me, gameId: string, bookings: unknown, now: number): string => {
  const own = bookingsContract['GET /v1/bookings'].response.safeParse(bookings).data?.items ?? [];
  const clock = wallClockIn(visitor.timeZone);
  const { text, label, awaited } = nextBookings(own, ({ startsAt }) => startsAt.getTime(), now, clock);
  const next = text === '' ? '' : noticeHtml(text, bookingsPath({ gameId }), label, awaited ? 'primary' : 'secondary');
  return next + cannotJoin(visitor, gameId);
};

/** Cards of squads that wait for players. */
export const squadsHtml = (squads: readonly VisibleSquadAnswer[], languageName: LanguageName): string =>
  squads.length === 0
    ? ''
    : `<ul class="squad-cards first-squads">${squads.map((squad) => squadHtml(squad, languageName)).join('')}</ul>`;
