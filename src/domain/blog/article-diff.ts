import { type ArticleBlock, type ArticleDocument, textOfBlock } from './article-document';

export interface ChangedBlock {
  readonly kind: 'same' | 'added' | 'removed' | 'changed';
  /** Null for an added block. */
  readonly before: ArticleBlock | null;
  readonly after: ArticleBlock | null;
}

/**
 * The same value with the keys of every object sorted, so that two blocks compare equal whatever the order of their
 * fields.
 */
const canonical = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(canonical)
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(
          Object.entries(value)
            .filter(([, inner]) => inner !== undefined)
            .sort(([a], [b]) => (a < b ? -1 : 1))
            .map(([key, inner]) => [key, canonical(inner)]),
        )
      : value;

/** Whether two blocks have the same content. */
export const sameBlock = (one: ArticleBlock, other: ArticleBlock): boolean =>
  JSON.stringify(canonical(one)) === JSON.stringify(canonical(other));

/** Removed blocks, grouped by the id of the kept block that preceded them; null: at the beginning. */
const removedBehind = (
  before: ArticleDocument,
  kept: ReadonlySet<string>,
): ReadonlyMap<string | null, ChangedBlock[]> => {
  const removed = new Map<string | null, ChangedBlock[]>();
  let anchor: string | null = null;
  for (const block of before.blocks) {
    if (kept.has(block.id)) anchor = block.id;
    else removed.set(anchor, [...(removed.get(anchor) ?? []), { kind: 'removed', before: block, after: null }]);
  }
  return removed;
};

/** Compares two versions block by block, in the order of the newer one; removed blocks appear where they used to be. */
export const diffDocuments = (before: ArticleDocument, after: ArticleDocument): readonly ChangedBlock[] => {
  const old = new Map(before.blocks.map((block) => [block.id, block]));
  const removed = removedBehind(before, new Set(after.blocks.map(({ id }) => id)));
  return [
    ...(removed.get(null) ?? []),
    ...after.blocks.flatMap((block): readonly ChangedBlock[] => {
      const earlier = old.get(block.id) ?? null;
      const kind = earlier === null ? 'added' : sameBlock(earlier, block) ? 'same' : 'changed';
      return [{ kind, before: earlier, after: block }, ...(removed.get(block.id) ?? [])];
    }),
  ];
};

export interface WordChange {
  readonly kind: 'same' | 'added' | 'removed';
  readonly text: string;
}

const pieces = (text: string): readonly string[] => text.match(/\s+|[^\s]+/gu) ?? [];
/** Limit on the size of the table of all pairs of words: above it a block is shown as removed and added as a whole. */
const mostPairs = 4_000_000;

/** Table of the longest common subsequence: its length for each pair of suffixes of the two texts. */
const commonLengths = (a: readonly string[], b: readonly string[]): readonly Uint16Array[] => {
  const table = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1));
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const row = table[i];
      if (row)
        row[j] = a[i] === b[j] ? (table[i + 1]?.[j + 1] ?? 0) + 1 : Math.max(table[i + 1]?.[j] ?? 0, row[j + 1] ?? 0);
    }
  return table;
};

/** Word diff of two states of a block; null for a block that does not exist in that version. */
export const diffWords = (before: ArticleBlock | null, after: ArticleBlock | null): readonly WordChange[] => {
  const [a, b] = [pieces(before ? textOfBlock(before) : ''), pieces(after ? textOfBlock(after) : '')];
  if (a.length * b.length > mostPairs)
    return [
      { kind: 'removed', text: a.join('') },
      { kind: 'added', text: b.join('') },
    ];
  const table = commonLengths(a, b);
  const changes: WordChange[] = [];
  const put = (kind: WordChange['kind'], text: string): void => {
    const last = changes.at(-1);
    if (last?.kind === kind) changes[changes.length - 1] = { kind, text: last.text + text };
    else changes.push({ kind, text });
  };
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    const [one, other] = [a[i], b[j]];
    if (one !== undefined && one === other) {
      put('same', one);
      i += 1;
      j += 1;
    } else if (one !== undefined && (other === undefined || (table[i + 1]?.[j] ?? 0) >= (table[i]?.[j + 1] ?? 0))) {
      put('removed', one);
      i += 1;
    } else if (other !== undefined) {
      put('added', other);
      j += 1;
    }
  }
  return changes;
};
