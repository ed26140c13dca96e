import type { output } from 'zod/v4/core';
import type { mateLandingsContract } from '#contract/mates/mate-landings.ts';
import type { trainingLandingsContract } from '#contract/mates/training-landings.ts';
import type { CategoryAnswer } from '#contract/reference.ts';
import {
  createSquadPath,
  howItWorksPath,
  matePath,
  squadPath,
  squadsPath,
  teamPath,
} from '#contract/routes/game-pages.ts';
import { categoryPath, onboardingPath, tagPath } from '#contract/routes/landing-pages.ts';
import type { Me } from '#contract/schemas/me.ts';
import { categoryStories } from '#domain/games/category-stories.ts';
import { isTrial, trialLesson } from '#domain/games/category.ts';
import { formatDuration, formatRubles } from '#domain/text/format.ts';
import { landingTexts } from '#domain/text/landing-texts.ts';
import { ownSquadName } from '#domain/text/own-squad-name.ts';
import { pageTexts } from '#domain/text/page-texts.ts';
import { answersText } from '#domain/mates/answer-time.ts';
import { standingText } from '#domain/mates/standing-texts.ts';
import { escapeHtml } from '../escape-html';
import type { FirstScreen } from './first-screen';
import { actionsHtml, buttonHtml, landingHtml, priceFromHtml, type Statement, sumHtml } from './landing-html';
import { avatarHtml, iconRoom, levelHtml } from './person-html';
import { titledScreen } from './text-screen';

/** The person who opens the page; null for a guest. */
type Visitor = Pick<Me, 'squadMember' | 'mateAccess'> | null;

/** What leads to a squad from a card of prices: to the person's own, while they are in one. */
const squadButtons = (visitor: Visitor, gameId: string, category: Pick<CategoryAnswer, 'id' | 'kind'>): string => {
  const { start, join } = landingTexts.category;
  if (visitor !== null && visitor.squadMember !== null)
    return actionsHtml([
      buttonHtml(squadPath(visitor.squadMember), ownSquadName(visitor), 'button-primary button-wide'),
    ]);
  const joins = visitor?.mateAccess == null && !isTrial(category);
  return actionsHtml([
    buttonHtml(`${createSquadPath({ gameId })}?category=${category.id}`, start, 'button-primary button-wide'),
    ...(joins
      ? [buttonHtml(`${squadsPath({ gameId })}?kind=${category.kind}`, join, 'button-secondary button-wide')]
      : []),
  ]);
};

const priceCard = (price: string, buttons: string): string => `<div class="card landing-card">${price}${buttons}</div>`;

interface Titled {
  readonly title: string;
  readonly lead: string;
  /** HTML of all that stands above the fold. */
  readonly html: string;
}

const screen = ({ title, lead, html }: Titled): FirstScreen => ({
  ...titledScreen({ title, lead }),
  sheet: 'landing',
  start: html,
});

/** Most landings begin with the title and the lead that search engines are told. */
const landingScreen = (statement: Statement): FirstScreen =>
  screen({ title: statement.title, lead: statement.lead, html: landingHtml(statement) });

interface InGame {
  readonly id: string;
  readonly name: string;
}

/** The page of a category. */
export const categoryScreen = (category: CategoryAnswer, game: InGame, visitor: Visitor): FirstScreen => {
  const texts = landingTexts.category;
  const { kind, name, priceFrom } = category;
  const price = priceFromHtml({
    price: priceFrom === null ? null : formatRubles(priceFrom),
    before: texts.priceFrom,
    after: isTrial(category) ? texts.perTrial(trialLesson.durationMinutes) : texts.perHour,
    nobody: texts.nobody,
  });
  const { lead, points } = categoryStories[kind];
  return screen({
    title: name,
    lead: category.description,
    html: landingHtml({
      look: 'landing',
      above: `<span class="landing-sign">${iconRoom}</span>`,
      title: texts.titleIn(name, game.name),
      lead,
      points,
      card: priceCard(price, squadButtons(visitor, game.id, category)),
    }),
  });
};

type Tag = output<(typeof mateLandingsContract)['GET /v1/category-tags/{gameId}/{idOrSlug}']['response']>;

/** The page of a collection within a category. */
export const tagScreen = (tag: Tag, gameId: string, visitor: Visitor): FirstScreen => {
  const texts = landingTexts.tag;
  const { name, description, points, category, parent, priceFrom } = tag;
  const way = [
    { path: categoryPath({ gameId, landing: category.slug }), name: category.name },
    ...(parent === null ? [] : [{ path: tagPath({ gameId, landing: parent.slug }), name: parent.name }]),
  ];
  const price = priceFromHtml({
    price: priceFrom === null ? null : formatRubles(priceFrom),
    before: texts.priceFrom,
    after: texts.perHour,
    nobody: texts.nobody,
  });
  const steps = way.map((one) => `<li><a href="${one.path}">${escapeHtml(one.name)}</a>${iconRoom}</li>`).join('');
  return landingScreen({
    look: 'landing',
    above: `<nav aria-label="${texts.way}"><ol class="landing-path">${steps}</ol></nav>`,
    title: name,
    lead: description,
    points,
    card: priceCard(price, squadButtons(visitor, gameId, category)),
  });
};

type School = output<(typeof trainingLandingsContract)['GET /v1/training-landings/{id}']['response']>;

/** The page of a school: its courses are told beside what it promises. */
export const trainingScreen = ({ gameId, title, lead, points, courses }: School): FirstScreen => {
  const texts = landingTexts.training;
  const sums = courses.map(({ title: name, lessons, price }) =>
    sumHtml({ sign: '', name: `<b>${escapeHtml(name)}</b>`, note: texts.lessons(lessons), sum: formatRubles(price) }),
  );
  return landingScreen({
    look: 'landing landing-wide',
    title,
    lead,
    points,
    actions: actionsHtml([
      buttonHtml('#courses', texts.chooseCourse, 'button-primary button-lg'),
      buttonHtml(`${teamPath({ gameId })}?kind=EDUCATION`, texts.allTrainers, 'button-secondary button-lg'),
    ]),
    card: `<div><div class="card"><ul class="landing-sums landing-courses">${sums.join('')}</ul></div></div>`,
  });
};

type Landing = output<(typeof mateLandingsContract)['GET /v1/mate-landings/{id}']['response']>;

/** Room for a button that only a script can serve. */
const buttonRoom = '<span class="button button-lg button-wide"></span>';

/** The page that tells about one mate. */
export const mateLandingScreen = ({ gameId, title, lead, points, mate, prices }: Landing): FirstScreen => {
  const texts = landingTexts.mate;
  const sums = prices.map(({ name, durationMinutes, price }) =>
    sumHtml({
      sign: iconRoom,
      name: escapeHtml(name),
      note: formatDuration(durationMinutes),
      sum: formatRubles(price),
    }),
  );
  const line =
    `<div class="mate-line">${avatarHtml({ name: mate.name, face: mate.iconUrl }, 52)}<div class="mate-line-about">` +
    `<div class="mate-line-name"><span>${escapeHtml(mate.name)}</span>${levelHtml(mate.level)}</div>` +
    `<p>${standingText(mate)}${mate.answerSeconds === undefined ? '' : ` · ${answersText(mate.answerSeconds)}`}</p></div></div>`;
  return landingScreen({
    look: 'landing landing-wide',
    title,
    lead,
    points,
    card:
      `<div><div class="card landing-card"><h2 class="card-title">${texts.prices}</h2>${line}<ul class="landing-sums">${sums.join('')}</ul>` +
      `${buttonRoom}${buttonHtml(matePath({ gameId, mateId: mate.id }), texts.page, 'button-secondary button-wide')}</div></div>`,
  });
};

/** «Стань напарником»: the calculator beside it is its script's. */
export const becomeMateScreen = (gameId: string, visitor: Visitor): FirstScreen => {
  const { becomeMate } = pageTexts;
  const texts = landingTexts.becomeMate;
  const access = visitor?.mateAccess ?? null;
  return landingScreen({
    look: 'landing landing-wide landing-calculated',
    ...becomeMate,
    actions: actionsHtml([
      access === null
        ? buttonHtml('#application', texts.apply, 'button-primary button-lg')
        : buttonHtml(onboardingPath({ gameId: access.gameId }), texts.ready, 'button-primary button-lg'),
      buttonHtml(howItWorksPath({ gameId }), texts.how, 'button-secondary button-lg'),
    ]),
    card: `<div class="landing-calculator card"><h2 class="card-title">${texts.calculator}</h2></div>`,
  });
};
