import type { ArticleViewAnswer } from '#contract/blog/article-views.ts';
import type { VisibleSquadAnswer } from '#contract/squads/squad-lists-fields.ts';
import { cardTexts } from '#domain/blog/card-texts.ts';
import {
  type ArticleBlock,
  type ArticleImage,
  textOfBlock,
  type TextMark,
  type TextRun,
} from '#domain/blog/article-document.ts';
import { pictureSizes } from '#domain/blog/picture-places.ts';
import { videoPageUrl } from '#domain/blog/video-link.ts';
import { sourceOf } from '#domain/files/picture-widths.ts';
import { formatDuration } from '#domain/text/format.ts';
import { escapeHtml } from '../escape-html';
import { sourceAttributes } from '../picture-html';
import { matePath, squadPath } from '#contract/routes/game-pages.ts';

const tag = (name: string, inner: string): string => `<${name}>${inner}</${name}>`;

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
  if (mate === undefined) return tag('p', cardTexts.mateGone);
  const { id, username, mateGameId } = mate;
  // A person who is no longer a mate has no mate's page.
  return tag(
    'p',
    mateGameId === null ? escapeHtml(username) : linkTo(matePath({ gameId: mateGameId, mateId: id }), username),
  );
};

const squadHtml = (squadId: number, squad: VisibleSquadAnswer | undefined): string => {
  if (squad === undefined) return tag('p', `${cardTexts.squad(squadId)}. ${cardTexts.squadGone}`);
  const { id, gameId, category, owner, durationMinutes, platform, taken, slots } = squad;
  const facts = cardTexts.squadFacts(formatDuration(durationMinutes), platform, taken, slots);
  const said = linkTo(squadPath({ gameId, squadId: id }), cardTexts.squadOf(category.name, owner.username));
  return tag('p', `${said}<br>${escapeHtml(facts)}`);
};

const pictureHtml = ({ src, width, height, alt }: ArticleImage, sizes: string): string =>
  `<img width="${width}" height="${height}" alt="${escapeHtml(alt)}" loading="lazy" ${sourceAttributes(sourceOf(src, sizes))}>`;

/** One block as HTML of escaped text, for readers without JavaScript. */
export const blockHtml = (block: ArticleBlock, inside: NamedInside): string => {
  switch (block.type) {
    case 'paragraph':
    case 'callout':
      return tag('p', words(block.text));
    case 'heading':
      return tag(`h${block.level}`, words(block.text));
    case 'quote':
      return tag('blockquote', words(block.text));
    case 'list':
      return tag(
        block.ordered ? 'ol' : 'ul',
        block.items
          .map(({ text, items = [] }) =>
            tag(
              'li',
              words(text) + (items.length > 0 ? tag('ul', items.map((one) => tag('li', words(one))).join('')) : ''),
            ),
          )
          .join(''),
      );
    case 'code':
      return tag('pre', escapeHtml(block.code));
    case 'table':
      return tag(
        'table',
        block.rows.map((row) => tag('tr', row.map((cell) => tag('td', words(cell))).join(''))).join(''),
      );
    case 'image':
      return tag(
        'figure',
        pictureHtml(block, pictureSizes.text(block.width)) + tag('figcaption', escapeHtml(block.caption)),
      );
    case 'gallery':
      return block.images.map((image) => pictureHtml(image, pictureSizes.gallery)).join('');
    case 'video':
      return tag('p', `<a href="${escapeHtml(videoPageUrl(block))}" rel="nofollow ugc noopener">Смотреть видео</a>`);
    case 'divider':
      return '<hr>';
    case 'mate':
      return mateHtml(inside.mates.find(({ id }) => id === block.userId));
    case 'squad':
      return squadHtml(
        block.squadId,
        inside.squads.find(({ id }) => id === block.squadId),
      );
    default:
      return tag('p', escapeHtml(textOfBlock(block)));
  }
};
