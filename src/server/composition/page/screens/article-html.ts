import type { ArticleViewAnswer } from '#contract/blog/article-views.ts';
import type { VisibleSquadAnswer } from '#contract/squads/squad-lists-fields.ts';
import { cardTexts } from '#domain/blog/card-texts.ts';
import {
  type ArticleBlock,
  type ArticleImage,
  type ListItem,
  type TextMark,
  type TextRun,
} from '#domain/blog/article-document.ts';
import { pictureSizes } from '#domain/blog/picture-places.ts';
import { videoPageUrl } from '#domain/blog/video-link.ts';
import { sourceOf } from '#domain/files/picture-widths.ts';
import { formatDuration } from '#domain/text/format.ts';
import { escapeHtml } from '../escape-html';
import { sourceAttributes } from '../picture-html';
import { avatarHtml, iconRoom, levelHtml } from './person-html';
import { matePath, squadPath } from '#contract/routes/game-pages.ts';

const tag = (name: string, inner: string): string => `<${name}>${inner}</${name}>`;

const framed = (inner: string): string => `<div class="article-card">${inner}</div>`;

const markTags: Readonly<Record<TextMark, string>> = { bold: 'strong', italic: 'em', strike: 's', code: 'code' };

const words = (runs: readonly TextRun[]): string =>
  runs
    .map(({ text, href, marks = [] }) => {
      const plain = escapeHtml(text).replaceAll('\n', '<br>');
      const said = marks.reduce((inner, mark) => tag(markTags[mark], inner), plain);
      return href === undefined ? said : `<a href="${escapeHtml(href)}" rel="nofollow ugc noopener">${said}</a>`;
    })
    .join('');

/** People and squads that an article embeds by id; a squad that is missing here is not public. */
export interface NamedInside {
  readonly mates: ArticleViewAnswer['mates'];
  readonly squads: readonly VisibleSquadAnswer[];
}

const linkTo = (path: string, said: string): string => `<a href="${escapeHtml(path)}">${escapeHtml(said)}</a>`;

const mateHtml = (mate: ArticleViewAnswer['mates'][number] | undefined): string => {
  if (mate === undefined) return framed(cardTexts.mateGone);
  const { id, username, avatarUrl, level, mateGameId } = mate;
  // A person who is no longer a mate has no mate's page.
  const name =
    mateGameId === null ? escapeHtml(username) : linkTo(matePath({ gameId: mateGameId, mateId: id }), username);
  return framed(
    `${avatarHtml({ name: username, face: avatarUrl }, 44)}<b>${name}</b>${level === null ? '' : levelHtml(level)}`,
  );
};

const aboutSquad = (title: string, text: string): string =>
  `<div class="article-card-about"><b>${title}</b><p>${escapeHtml(text)}</p></div>`;

const squadHtml = (squadId: number, squad: VisibleSquadAnswer | undefined): string => {
  if (squad === undefined) return framed(aboutSquad(cardTexts.squad(squadId), cardTexts.squadGone));
  const { id, gameId, category, owner, durationMinutes, platform, taken, slots } = squad;
  const facts = cardTexts.squadFacts(formatDuration(durationMinutes), platform, taken, slots);
  const said = linkTo(squadPath({ gameId, squadId: id }), cardTexts.squadOf(category.name, owner.username));
  return framed(avatarHtml({ name: owner.username, face: owner.avatarUrl }, 44) + aboutSquad(said, facts));
};

const pictureHtml = ({ src, width, height, alt }: ArticleImage, sizes: string): string =>
  `<img width="${width}" height="${height}" alt="${escapeHtml(alt)}" loading="lazy" ${sourceAttributes(sourceOf(src, sizes))}>`;

const listHtml = (ordered: boolean | undefined, start: number | undefined, items: readonly string[]): string => {
  const inner = items.map((item) => tag('li', item)).join('');
  return ordered === true ? `<ol${start === undefined ? '' : ` start="${start}"`}>${inner}</ol>` : tag('ul', inner);
};

const itemHtml = ({ text, items = [], ordered, start }: ListItem): string =>
  words(text) + (items.length === 0 ? '' : listHtml(ordered, start, items.map(words)));

const rowHtml = (cell: 'td' | 'th', row: readonly (readonly TextRun[])[]): string =>
  tag('tr', row.map((runs) => tag(cell, words(runs))).join(''));

/** One block as HTML of escaped text: the elements that `ArticleBody` of the page renders, so that both look the same. */
export const blockHtml = (block: ArticleBlock, inside: NamedInside): string => {
  switch (block.type) {
    case 'paragraph':
      return tag('p', words(block.text));
    case 'callout':
      return `<aside data-tone="${block.tone}">${iconRoom}${tag('p', words(block.text))}</aside>`;
    case 'heading':
      return tag(`h${block.level}`, words(block.text));
    case 'quote':
      return tag('blockquote', words(block.text));
    case 'list':
      return listHtml(block.ordered, block.start, block.items.map(itemHtml));
    case 'code':
      return tag('pre', tag('code', escapeHtml(block.code)));
    case 'table': {
      const rows = block.rows.map((row, index) => rowHtml(block.header && index === 0 ? 'th' : 'td', row));
      return `<div data-table>${tag('table', rows.join(''))}</div>`;
    }
    case 'image':
      return tag(
        'figure',
        pictureHtml(block, pictureSizes.text(block.width)) +
          (block.caption === '' ? '' : tag('figcaption', escapeHtml(block.caption))),
      );
    case 'gallery':
      return `<div data-gallery>${block.images.map((image) => pictureHtml(image, pictureSizes.gallery)).join('')}</div>`;
    case 'video':
      return tag('p', `<a href="${escapeHtml(videoPageUrl(block))}" rel="nofollow ugc noopener">Смотреть видео</a>`);
    case 'divider':
      return '<hr>';
    case 'cut':
      return '';
    case 'mate':
      return mateHtml(inside.mates.find(({ id }) => id === block.userId));
    case 'squad':
      return squadHtml(
        block.squadId,
        inside.squads.find(({ id }) => id === block.squadId),
      );
    case 'registration':
      return `<div class="article-registration">${tag('b', escapeHtml(block.title))}</div>`;
  }
};
