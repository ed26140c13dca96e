/** Text styles of an article. */
export const textMarks = ['bold', 'italic', 'strike', 'code'] as const;
export type TextMark = (typeof textMarks)[number];

/**
 * A run of text with the same style; `
 * ` breaks the line.
 */
export interface TextRun {
  readonly text: string;
  readonly marks?: readonly TextMark[] | undefined;
  /** An https URL, or a path of the product's own pages. */
  readonly href?: string | undefined;
}

/** URLs that the upload call returns; no other picture is ever shown. */
export const articleImageAddress = /^\/files\/blog\/[\w-]{24}(?:-\d{2,5})?\.webp$/;

export interface ArticleImage {
  /** A path that `articleImageAddress` matches. */
  readonly src: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

export const calloutTones = ['info', 'tip', 'warning'] as const;
export type CalloutTone = (typeof calloutTones)[number];

export const videoProviders = ['youtube', 'vk', 'rutube'] as const;
export type VideoProvider = (typeof videoProviders)[number];

export interface ListItem {
  readonly text: readonly TextRun[];
  /** Nested items, one level. */
  readonly items?: readonly (readonly TextRun[])[] | undefined;
  /** The nested items are numbered. */
  readonly ordered?: boolean | undefined;
  /** Number of the first nested item, where it is not 1. */
  readonly start?: number | undefined;
}

interface BlockOf<Type extends string> {
  readonly type: Type;
  /** Assigned by the editor and stable: remarks and merges refer to a block by it. */
  readonly id: string;
}

interface WithText {
  readonly text: readonly TextRun[];
}

export type HeadingBlock = BlockOf<'heading'> & WithText & { readonly level: 2 | 3 };
export type ListBlock = BlockOf<'list'> & {
  readonly ordered: boolean;
  /** Number of the first item of a numbered list, where it is not 1. */
  readonly start?: number | undefined;
  readonly items: readonly ListItem[];
};
export type TableBlock = BlockOf<'table'> & {
  readonly header: boolean;
  readonly rows: readonly (readonly (readonly TextRun[])[])[];
};
export type ImageBlock = BlockOf<'image'> & ArticleImage & { readonly caption: string };
export type GalleryBlock = BlockOf<'gallery'> & { readonly images: readonly ArticleImage[] };
export type VideoBlock = BlockOf<'video'> & {
  readonly provider: VideoProvider;
  readonly videoId: string;
  readonly title: string;
};

export type ArticleBlock =
  | (BlockOf<'paragraph'> & WithText)
  | HeadingBlock
  | ListBlock
  | (BlockOf<'quote'> & WithText)
  | (BlockOf<'code'> & { readonly code: string })
  | (BlockOf<'callout'> & WithText & { readonly tone: CalloutTone })
  | BlockOf<'divider'>
  /** The author's cut line: the free preview of a paid article ends here at the latest. */
  | BlockOf<'cut'>
  | TableBlock
  | ImageBlock
  | GalleryBlock
  | VideoBlock
  | (BlockOf<'mate'> & { readonly userId: string })
  | (BlockOf<'squad'> & { readonly squadId: number })
  /** A list on which readers register themselves; only in articles by administrators. */
  | (BlockOf<'registration'> & { readonly title: string; readonly closesAt: string });

export interface ArticleDocument {
  readonly blocks: readonly ArticleBlock[];
}

/** Plain text of runs, without styles. */
export const textOfRuns = (runs: readonly TextRun[]): string => runs.map(({ text }) => text).join('');

const joined = (parts: readonly string[]): string => parts.filter((part) => part !== '').join('\n');

/** Plain text of a block: for search, counts and comparison. */
export const textOfBlock = (block: ArticleBlock): string => {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
    case 'quote':
    case 'callout':
      return textOfRuns(block.text);
    case 'list':
      return joined(block.items.flatMap(({ text, items = [] }) => [textOfRuns(text), ...items.map(textOfRuns)]));
    case 'code':
      return block.code;
    case 'table':
      return joined(block.rows.map((row) => row.map(textOfRuns).join(' ')));
    case 'image':
      return block.caption;
    case 'video':
    case 'registration':
      return block.title;
    case 'gallery':
    case 'divider':
    case 'cut':
    case 'mate':
    case 'squad':
      return '';
  }
};

/** Plain text of an article, one line break between blocks. */
export const textOfDocument = ({ blocks }: ArticleDocument): string => joined(blocks.map(textOfBlock));
