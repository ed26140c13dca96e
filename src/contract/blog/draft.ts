import * as z from 'zod/mini';
import { articleStatuses, articleTypes } from '../../domain/blog/article-enums';
import { articleTerms } from '../../domain/blog/article-terms';
import { kopecksToRubles } from '../../domain/money/kopecks';
import { gameId, isoTime, rubles, uuid } from '../schemas/fields';
import { remark } from './article-views';
import { articleDocument, articleImageSchema, printableText } from './document';

const { min, max } = articleTerms.price;

const paid = rubles.check(z.gte(kopecksToRubles(min)), z.lte(kopecksToRubles(max)));

/** 0, or a price within its limits. */
const price = z.union([z.literal(0), paid], `Цена: от ${kopecksToRubles(min)} до ${kopecksToRubles(max)} ₽`);

const line = (most: number) => printableText(most).check(z.regex(/^[^\n]*$/, 'Без переносов строки'));

/** What an author writes; anything may still be missing until it is sent to moderation. */
export const draftFields = z.object({
  title: z._default(line(articleTerms.titleMax), ''),
  lead: z._default(line(articleTerms.leadMax), ''),
  gameId: z._default(z.nullable(gameId), null),
  type: z._default(z.enum(articleTypes), 'TEXT'),
  price: z._default(price, 0),
  cover: z._default(z.nullable(articleImageSchema), null),
  document: z._default(articleDocument, { blocks: [] }),
});

export const newDraft = z.object({
  ...draftFields.shape,
  /** Made by the page: the same one again gives the article that it made before. */
  clientKey: z.optional(uuid),
  /** The page that «Турнир» leads to: there is one, and operators of the blog alone begin it. */
  tournament: z.optional(z.literal(true)),
});

export const savedDraft = z.object({
  ...draftFields.shape,
  /** The one that this was written on top of. */
  revision: z.int().check(z.gte(1)),
});

const version = z.object({
  number: z.number(),
  /** Null: it was never published. */
  publishedAt: z.nullable(isoTime),
  createdAt: isoTime,
  current: z.boolean(),
});

/** The draft with all that the editor shows beside it. */
export const draftView = z.object({
  id: z.number(),
  status: z.enum(articleStatuses),
  live: z.boolean(),
  hasVersion: z.boolean(),
  revision: z.number(),
  /** In UTF-8 bytes, of the document. */
  bytes: z.number(),
  savedAt: isoTime,
  title: z.string(),
  lead: z.string(),
  gameId: z.nullable(gameId),
  type: z.enum(articleTypes),
  price: rubles,
  cover: z.nullable(articleImageSchema),
  document: articleDocument,
  buyers: z.number(),
  shares: z.number(),
  /** The moderator's words to the whole; null when nobody has decided. */
  decision: z.nullable(z.object({ comment: z.string(), at: isoTime })),
  remarks: z.array(remark),
  versions: z.array(version),
});

/** What a save answers; the words themselves stay with the page. */
export const draftSaved = z.object({
  id: z.number(),
  revision: z.number(),
  bytes: z.number(),
  savedAt: isoTime,
  status: z.enum(articleStatuses),
});

export type DraftView = z.output<typeof draftView>;
export type DraftFields = z.output<typeof draftFields>;
export type DraftSaved = z.output<typeof draftSaved>;
