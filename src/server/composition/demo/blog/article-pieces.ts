import type { ArticleBlock, ArticleDocument, CalloutTone, TextRun } from '#domain/blog/article-document.ts';

export interface DemoArticle {
  /** Null: the next free number. */
  readonly id: number | null;
  readonly author: string;
  readonly gameId: string;
  readonly title: string;
  readonly lead: string;
  /** Rubles; 0 is free. */
  readonly price: number;
  readonly type: 'TEXT' | 'VIDEO';
  readonly hue: number;
  readonly motif: 'map' | 'chart' | 'wave' | 'target' | 'cup';
  readonly daysAgo: number;
  readonly likes: number;
  readonly sold: number;
  readonly recommended: boolean;
  readonly status: 'APPROVED' | 'UNDER_MODERATION' | 'NEED_FIX' | 'CREATED';
  readonly document: ArticleDocument;
}

/** `**text**` becomes bold; everything else stays plain. */
const runs = (text: string): readonly TextRun[] =>
  text.split('**').flatMap((part, index): readonly TextRun[] => {
    if (part === '') return [];
    return [index % 2 === 1 ? { text: part, marks: ['bold'] } : { text: part }];
  });

type Piece = (id: string) => ArticleBlock;

export const p =
  (text: string): Piece =>
  (id) => ({ type: 'paragraph', id, text: runs(text) });
export const h =
  (text: string): Piece =>
  (id) => ({ type: 'heading', id, level: 2, text: [{ text }] });
export const list =
  (ordered: boolean, ...items: readonly string[]): Piece =>
  (id) => ({ type: 'list', id, ordered, items: items.map((item) => ({ text: runs(item) })) });
export const note =
  (tone: CalloutTone, text: string): Piece =>
  (id) => ({ type: 'callout', id, tone, text: runs(text) });
export const quote =
  (text: string): Piece =>
  (id) => ({ type: 'quote', id, text: runs(text) });
export const table =
  (...rows: readonly (readonly string[])[]): Piece =>
  (id) => ({
    type: 'table',
    id,
    header: true,
    rows: rows.map((row) => row.map((cell) => (cell === '' ? [] : [{ text: cell }]))),
  });
export const video =
  (title: string): Piece =>
  (id) => ({ type: 'video', id, provider: 'rutube', videoId: '9f0a4c1d2b7e48569a0f3c6d1e2b4a58', title });
export const registration =
  (title: string, closesAt: string): Piece =>
  (id) => ({ type: 'registration', id, title, closesAt });

export const doc = (...pieces: readonly Piece[]): ArticleDocument => ({
  blocks: pieces.map((piece, index) => piece(`demo-${index + 1}`)),
});

export const usual = { id: null, type: 'TEXT', price: 0, sold: 0, recommended: false, status: 'APPROVED' } as const;
