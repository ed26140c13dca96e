import type { output } from 'zod/v4/core';
import type { matesContract } from '#contract/mates/mates.ts';
import type { usersContract } from '#contract/people/users.ts';
import { ordersText, ratingText, squadsText } from '#domain/mates/standing-texts.ts';
import { formatDuration, formatRubles } from '#domain/text/format.ts';
import { pageTexts } from '#domain/text/page-texts.ts';
import { escapeHtml } from '../escape-html';
import { type FirstScreen, short } from './first-screen';
import { avatarHtml, avatarSource } from './mates-html';

interface PersonTexts {
  readonly name: string;
  readonly face: string | null;
  readonly about: string;
  /** Under the name. */
  readonly facts?: readonly string[];
  /** Whether a button is there that plays a voice. */
  readonly voiced?: boolean;
  /** HTML above and below what they tell. */
  readonly above?: string;
  readonly below?: string;
  readonly publicUrl: string;
}

const faceSize = 136;

const personScreen = ({
  name,
  face,
  about,
  facts = [],
  voiced = false,
  above = '',
  below = '',
  publicUrl,
}: PersonTexts): FirstScreen => ({
  title: name,
  description: short(about),
  image: face === null ? null : publicUrl + face,
  picture: face === null ? null : avatarSource(face, faceSize),
  facts: null,
  kind: 'website',
  start:
    `<section class="container page first-person"><div class="first-head">${avatarHtml(face, faceSize)}` +
    `<div class="${voiced ? 'first-voiced' : 'first-named'}"><h1 class="page-title">${escapeHtml(name)}</h1>` +
    `<ul class="first-facts">${facts.map((fact) => `<li>${fact}</li>`).join('')}</ul></div></div>` +
    `${about === '' ? '' : `<div class="first-card first-about">${above}<p>${escapeHtml(about)}</p></div>`}${below}</section>`,
  main: null,
  end: '',
});

type Mate = output<(typeof matesContract)['GET /v1/mates/{gameId}/{mateId}']['response']>;

/** The screen of a mate's page: who they are and what a game with them costs. */
export const mateScreen = (mate: Mate, publicUrl: string): FirstScreen => {
  const prices = mate.prices.map(
    ({ name, price, durationMinutes }) =>
      `<li>${escapeHtml(name ?? '')} <span>${formatDuration(durationMinutes)}</span> <b>${formatRubles(price)}</b></li>`,
  );
  return personScreen({
    name: mate.name,
    face: mate.iconUrl,
    about: mate.description,
    facts: [ratingText(mate.rating, mate.reviewCount), ordersText(mate.orders)],
    voiced: mate.voiceUrl !== undefined,
    below: `<ul class="first-prices">${prices.join('')}</ul>`,
    publicUrl,
  });
};

type Person = output<(typeof usersContract)['GET /v1/users/{gameId}/{userId}']['response']>;

/** The public screen of a person; null for a deleted one. */
export const userScreen = (
  { username, avatarUrl, description, orders }: Person,
  publicUrl: string,
): FirstScreen | null =>
  username === null
    ? null
    : personScreen({
        name: username,
        face: avatarUrl,
        about: description ?? '',
        facts: [squadsText(orders)],
        above: `<h2>${pageTexts.user.about}</h2>`,
        publicUrl,
      });
