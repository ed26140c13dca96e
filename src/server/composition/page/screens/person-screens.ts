import type { output } from 'zod/v4/core';
import type { matesContract } from '#contract/mates/mates.ts';
import type { usersContract } from '#contract/people/users.ts';
import type { MateLevel } from '#domain/mates/grade.ts';
import { shownTo } from '#domain/games/category.ts';
import { answersText } from '#domain/mates/answer-time.ts';
import { isLastSeenShown, type OnlinePresence } from '#domain/people/presence.ts';
import { presenceText } from '#domain/people/presence-texts.ts';
import { formatMoment } from '#domain/text/format-moment.ts';
import { wallClockIn } from '#domain/text/wall-time.ts';
import type { Me } from '#contract/schemas/me.ts';
import { noDescription, ordersText, ratingText, squadsText } from '#domain/mates/standing-texts.ts';
import { formatDuration, formatRubles } from '#domain/text/format.ts';
import { pageTexts } from '#domain/text/page-texts.ts';
import { escapeHtml } from '../escape-html';
import { type FirstScreen, short } from './first-screen';
import { avatarHtml, avatarSource, iconRoom, levelHtml } from './person-html';

interface PersonTexts {
  readonly name: string;
  readonly face: string | null;
  readonly about: string;
  /** Under the name. */
  readonly facts?: readonly string[];
  /** Whether a button is there that plays a voice. */
  readonly voiced?: boolean;
  /** Only mates have one. */
  readonly level: MateLevel | null;
  /** HTML above what they tell, and beside it. */
  readonly above?: string;
  readonly beside?: string;
  readonly publicUrl: string;
}

const faceSize = 136;

/** Room for the button that plays a voice. */
const voiceRoom = '<div class="person-voice"><span class="button"></span></div>';

const personScreen = ({
  name,
  face,
  about,
  facts = [],
  voiced = false,
  level,
  above = '',
  beside = '',
  publicUrl,
}: PersonTexts): FirstScreen => ({
  title: name,
  description: short(about),
  image: face === null ? null : publicUrl + face,
  picture: face === null ? null : avatarSource(face, faceSize),
  sheet: 'people',
  facts: null,
  kind: 'website',
  start:
    `<div class="person-banner"></div><section class="container page"><div class="person-columns"><div class="person-main">` +
    `<div class="person-head">${avatarHtml({ name, face }, faceSize)}<div class="person-named">` +
    `<div class="person-name"><h1 class="page-title">${escapeHtml(name)}</h1>${level === null ? '' : levelHtml(level)}</div>` +
    `<ul class="person-facts">${facts.map((fact) => `<li>${fact}</li>`).join('')}</ul>${voiced ? voiceRoom : ''}</div></div>` +
    `<div class="card">${above}<p class="person-about">${about === '' ? noDescription : escapeHtml(about)}</p></div>` +
    `</div><div class="person-side">${beside}</div></div></section>`,
  main: null,
  end: '',
});

/** Who looks, when. */
export interface Look {
  readonly publicUrl: string;
  /** Epoch ms. */
  readonly now: number;
  /** Null for a guest, whose clock is not known. */
  readonly visitor: Pick<Me, 'id' | 'timeZone'> | null;
}

interface Seen {
  readonly onlineLevel: OnlinePresence;
  readonly lastOnlineAt: Date | null;
}

/** Without the hour at which they were seen where it is not known which one the reader's clock shows. */
const presence = ({ onlineLevel, lastOnlineAt }: Seen, { now, visitor }: Look): readonly string[] => {
  const seen = { onlineLevel, lastOnlineAt: lastOnlineAt?.getTime() ?? null };
  const isKnown = onlineLevel === 2 || visitor !== null || !isLastSeenShown(seen.lastOnlineAt, now);
  if (!isKnown) return [];
  const clock = wallClockIn(visitor?.timeZone ?? 'UTC');
  return [presenceText(seen, now, (moment) => formatMoment(moment, now, clock))];
};

type Mate = output<(typeof matesContract)['GET /v1/mates/{gameId}/{mateId}']['response']>;

const priceHtml = ({ name, price, durationMinutes }: Mate['prices'][number]): string =>
  `<li class="person-price">${iconRoom}<span><b>${escapeHtml(name)}</b><small>${formatDuration(durationMinutes)}</small></span><span class="sum">${formatRubles(price)}</span></li>`;

/** The screen of a mate's page: who they are and what a game with them costs; `trial`: the reader may try it. */
export const mateScreen = (mate: Mate, trial: boolean, look: Look): FirstScreen => {
  const { name, iconUrl, description, rating, reviewCount, orders, answerSeconds, voiceUrl, level } = mate;
  const prices = shownTo(mate.prices, trial || look.visitor?.id === mate.id);
  return personScreen({
    name,
    face: iconUrl,
    about: description,
    facts: [
      ...presence(mate, look),
      ratingText(rating, reviewCount),
      ordersText(orders),
      ...(answerSeconds === undefined ? [] : [answersText(answerSeconds)]),
    ],
    voiced: voiceUrl !== undefined,
    level,
    beside: `<div class="card person-play"><h2 class="card-title">${pageTexts.mate.play}</h2><ul class="person-prices">${prices.map(priceHtml).join('')}</ul></div>`,
    publicUrl: look.publicUrl,
  });
};

type Person = output<(typeof usersContract)['GET /v1/users/{gameId}/{userId}']['response']>;

/** The public screen of a person; null for a deleted one. */
export const userScreen = (user: Person, look: Look): FirstScreen | null =>
  user.username === null
    ? null
    : personScreen({
        name: user.username,
        face: user.avatarUrl,
        about: user.description ?? '',
        facts: [...presence(user, look), squadsText(user.orders)],
        level: user.mate?.grade ?? null,
        above: `<h2 class="card-title first-about">${pageTexts.user.about}</h2>`,
        publicUrl: look.publicUrl,
      });
