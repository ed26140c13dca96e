import * as z from 'zod/mini';
import {
  articleImageAddress,
  type ArticleDocument,
  calloutTones,
  textMarks,
  videoProviders,
} from '#domain/blog/article-document.ts';
import { documentLimits as limits } from '#domain/blog/article-terms.ts';
import { videoIdShape } from '#domain/blog/video-link.ts';
import { pictureLimits } from '#domain/files/picture-limits.ts';
import { integerId, isoTime, ownPath, uuid } from '../schemas/fields';

/** No control characters except tab and line break, and no bidirectional controls. */
const printable = z.regex(
  /^[^\u0000-\u0008\u000b-\u001f\u007f\u200e\u200f\u202a-\u202e\u2066-\u2069]*$/,
  'Убери непечатаемые знаки',
);

/** Text written by a person, stored unchanged; it must be rendered as text, never as HTML. */
export const printableText = (most: number) => z.string().check(z.maxLength(most), printable);

const webAddress = z.string().check(
  z.maxLength(limits.link),
  z.regex(/^https:\/\/[^\s<>"`\\]+$/, 'Ссылка начинается с https://'),
  z.refine((link) => URL.canParse(link) && new URL(link).username === '', 'Проверь ссылку'),
);

/** A link of an article: an https URL, or a path of our own pages. */
const articleLink = z.union([webAddress, ownPath]);

const run = z.strictObject({
  text: printableText(limits.runText).check(z.minLength(1)),
  marks: z.optional(z.array(z.enum(textMarks)).check(z.maxLength(textMarks.length))),
  href: z.optional(articleLink),
});

const runs = z.array(run).check(z.maxLength(limits.runs));

const imageFields = {
  src: z.string().check(z.regex(articleImageAddress)),
  width: z.int().check(z.gte(1), z.lte(pictureLimits.longestSide)),
  height: z.int().check(z.gte(1), z.lte(pictureLimits.longestSide)),
  alt: printableText(limits.alt),
};

export const articleImageSchema = z.strictObject(imageFields);

const id = z.string().check(z.regex(/^[\w-]{4,40}$/));
const block = <Type extends string>(type: Type) => ({ type: z.literal(type), id });

const video = z
  .strictObject({
    ...block('video'),
    provider: z.enum(videoProviders),
    videoId: z.string().check(z.maxLength(40)),
    title: printableText(limits.caption),
  })
  .check(z.refine(({ provider, videoId }) => videoIdShape[provider].test(videoId), 'Проверь ссылку на видео'));

const row = z.array(runs).check(z.minLength(1), z.maxLength(limits.tableColumns));

/** Number of a list's first item. */
const firstNumber = z.int().check(z.gte(0), z.lte(limits.firstNumber));

/** One block; unknown types are refused. */
const articleBlock = z.discriminatedUnion('type', [
  z.strictObject({ ...block('paragraph'), text: runs }),
  z.strictObject({ ...block('heading'), level: z.literal([2, 3]), text: runs }),
  z.strictObject({
    ...block('list'),
    ordered: z.boolean(),
    start: z.optional(firstNumber),
    items: z
      .array(
        z.strictObject({
          text: runs,
          items: z.optional(z.array(runs).check(z.maxLength(limits.listItems))),
          ordered: z.optional(z.boolean()),
          start: z.optional(firstNumber),
        }),
      )
      .check(z.minLength(1), z.maxLength(limits.listItems)),
  }),
  z.strictObject({ ...block('quote'), text: runs }),
  z.strictObject({ ...block('code'), code: printableText(limits.code) }),
  z.strictObject({ ...block('callout'), tone: z.enum(calloutTones), text: runs }),
  z.strictObject(block('divider')),
  z.strictObject(block('cut')),
  z
    .strictObject({
      ...block('table'),
      header: z.boolean(),
      rows: z.array(row).check(z.minLength(1), z.maxLength(limits.tableRows)),
    })
    .check(z.refine(({ rows }) => new Set(rows.map(({ length }) => length)).size === 1, 'В строках поровну ячеек')),
  z.strictObject({ ...block('image'), ...imageFields, caption: printableText(limits.caption) }),
  z.strictObject({
    ...block('gallery'),
    images: z.array(articleImageSchema).check(z.minLength(1), z.maxLength(limits.galleryImages)),
  }),
  video,
  z.strictObject({ ...block('mate'), userId: uuid }),
  z.strictObject({ ...block('squad'), squadId: integerId }),
  z.strictObject({ ...block('registration'), title: printableText(limits.caption), closesAt: isoTime }),
]);

const oneOf = (blocks: readonly { readonly type: string }[], type: string): boolean =>
  blocks.filter((one) => one.type === type).length <= 1;

/** The schema of an article's content, used by the editor, the server and the reader. */
export const articleDocument: z.ZodMiniType<ArticleDocument, ArticleDocument> = z.strictObject({
  blocks: z.array(articleBlock).check(
    z.maxLength(limits.blocks),
    z.refine((blocks) => new Set(blocks.map((one) => one.id)).size === blocks.length, 'Блоки повторяются'),
    z.refine((blocks) => oneOf(blocks, 'cut') && oneOf(blocks, 'registration'), 'Такой блок бывает один'),
  ),
});
