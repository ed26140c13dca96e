import type { output } from 'zod/v4/core';
import type { matesContract } from '#contract/mates/mates.ts';
import type { usersContract } from '#contract/people/users.ts';
import { formatDuration, formatRubles } from '#domain/text/format.ts';
import { escapeHtml } from '../escape-html';
import { type FirstScreen, short } from './first-screen';
import { avatarHtml, avatarSource, standingText } from './mates-html';

interface PersonTexts {
  readonly name: string;
  readonly face: string | null;
  readonly about: string;
  readonly below: string;
  readonly publicUrl: string;
}

const faceSize = 136;

const personScreen = ({ name, face, about, below, publicUrl }: PersonTexts): FirstScreen => ({
  title: name,
  description: short(about),
  image: face === null ? null : publicUrl + face,
  picture: face === null ? null : avatarSource(face, faceSize),
  facts: null,
  kind: 'website',
  start:
    `<section class="container first-page first-person">${avatarHtml(face, faceSize)}<div><h1>${escapeHtml(name)}</h1>${below}</div>` +
    `${about === '' ? '' : `<p class="first-about">${escapeHtml(about)}</p>`}</section>`,
  main: null,
  end: '',
});

type Mate = output<(typeof matesContract)['GET /v1/mates/{gameId}/{mateId}']['response']>;

/** The screen of a mate's page: who they are and what a game with them costs. */
export const mateScreen = (mate: Mate, publicUrl: string): FirstScreen => {
  const prices = mate.prices.map(
    ({ name, price, durationMinutes }) =>
      `<li>${escapeHtml(name ?? '')} — <b>${formatRubles(price)}</b> / ${formatDuration(durationMinutes)}</li>`,
  );
  return personScreen({
    name: mate.name,
    face: mate.iconUrl,
    about: mate.description,
    below: `<p>${standingText(mate)}</p><ul class="first-prices">${prices.join('')}</ul>`,
    publicUrl,
  });
};

type Person = output<(typeof usersContract)['GET /v1/users/{gameId}/{userId}']['response']>;

/** The public screen of a person; null for a deleted one. */
export const userScreen = ({ username, avatarUrl, description }: Person, publicUrl: string): FirstScreen | null =>
  username === null
    ? null
    : personScreen({ name: username, face: avatarUrl, about: description ?? '', below: '', publicUrl });
