import * as z from 'zod/mini';
import { articleStatuses, articleTypes } from '#domain/blog/article-enums.ts';
import { articleTerms } from '#domain/blog/article-terms.ts';
import { kopecksToRubles, type Rubles } from '#domain/money/kopecks.ts';
import { gameId, rubles, uuid } from '../schemas/fields';
import { kopecks, kopecksOfRubles, money, time } from '../schemas/units';
import { remark } from './article-views';
import { articleDocument, articleImageSchema, printableText } from './document';

const { min, max } = articleTerms.price;

const paid = rubles.check(z.gte(kopecksToRubles(min)), z.lte(kopecksToRubles(max)));

/** 0, or a price within its limits. */
const price = z.union([z.literal(0), paid], `Цена: от ${kopecksToRubles(min)} до ${kopecksToRubles(max)} ₽`);

const line = (most: number) => printableText(most).check(z.regex(/^[^\n]*$/, 'Без переносов строки'));

/** Fields of a draft; any of them may be empty until the draft is sent to moderation. */
export const draftFields = z.object({
  title: z._default(line(articleTerms.titleMax), ''),
  lead: z._default(line(articleTerms.leadMax), ''),
  gameId: z._default(z.nullable(gameId), null),
  type: z._default(z.enum(articleTypes), 'TEXT'),
  price: z.codec(z._default(price, 0), kopecks, kopecksOfRubles),
  cover: z._default(z.nullable(articleImageSchema), null),
  document: z._default(articleDocument, { blocks: [] }),
});

export const newDraft = z.object({
  ...draftFields.shape,
  /** Idempotency key made by the page: the same key returns the article created before. */
  clientKey: z.optional(uuid),
  /** Creates the page that «Турнир» links to; there is one, created by operators of the blog only. */
  tournament: z.optional(z.literal(true)),
});

export const savedDraft = z.object({
  ...draftFields.shape,
  /** The revision that this draft is based on; a newer one is refused with ARTICLE_DRAFT_CHANGED. */
  revision: z.int().check(z.gte(1)),
});

const version = z.object({
  number: z.number(),
  /** Null: never published. */
  publishedAt: z.nullable(time),
  createdAt: time,
  current: z.boolean(),
});

/** A draft with everything that the editor shows. */
export const draftView = z.object({
  id: z.number(),
  status: z.enum(articleStatuses),
  live: z.boolean(),
  hasVersion: z.boolean(),
  revision: z.number(),
  /** Size of the document, UTF-8 bytes. */
  bytes: z.number(),
  savedAt: time,
  title: z.string(),
  lead: z.string(),
  gameId: z.nullable(gameId),
  type: z.enum(articleTypes),
  price: money,
  cover: z.nullable(articleImageSchema),
  document: articleDocument,
  buyers: z.number(),
  shares: z.number(),
  /** The moderator's comment on the whole article; null: no decision yet. */
  decision: z.nullable(z.object({ comment: z.string(), at: time })),
  remarks: z.array(remark),
  versions: z.array(version),
});

/** Response to a save; it does not repeat the text. */
export const draftSaved = z.object({
  id: z.number(),
  revision: z.number(),
  bytes: z.number(),
  savedAt: time,
  status: z.enum(articleStatuses),
});

export type DraftView = z.input<typeof draftView>;
export type DraftContent = z.output<typeof draftFields>;
/** The same as the editor holds it. */
export type DraftFields = Omit<DraftContent, 'price'> & { price: Rubles };
export type DraftSaved = z.input<typeof draftSaved>;
export type DraftSavedAnswer = z.output<typeof draftSaved>;
