import type { ArticleBlock, ArticleDocument } from './article-document';
import { sameBlock } from './article-diff';

interface Merged {
  readonly document: ArticleDocument;
  /** Ids of blocks that both sides changed differently; the merged document contains the own version. */
  readonly conflicts: readonly string[];
}

type Blocks = ReadonlyMap<string, ArticleBlock>;

const byId = ({ blocks }: ArticleDocument): Blocks => new Map(blocks.map((block) => [block.id, block]));

const equal = (one: ArticleBlock | undefined, other: ArticleBlock | undefined): boolean =>
  one === undefined || other === undefined ? one === other : sameBlock(one, other);

/** Three-way merge of one block; undefined where it was deleted. A deletion against a change is a conflict too. */
const mergeBlock = (
  base: ArticleBlock | undefined,
  mine: ArticleBlock | undefined,
  theirs: ArticleBlock | undefined,
) => {
  if (equal(mine, theirs) || equal(base, theirs)) return { block: mine, conflict: false };
  if (equal(base, mine)) return { block: theirs, conflict: false };
  return { block: mine ?? theirs, conflict: true };
};

/** Inserts blocks that exist only in the other document after the block that precedes them there. */
const insertTheirs = (order: string[], theirs: ArticleDocument): void => {
  const known = new Set(order);
  let after: string | null = null;
  for (const { id } of theirs.blocks) {
    if (!known.has(id)) {
      order.splice(after === null ? 0 : order.indexOf(after) + 1, 0, id);
      known.add(id);
    }
    after = id;
  }
};

/**
 * Three-way merge of two edits of the same version, block by block: a block that only one side changed is taken from
 * that side, the order is that of the own document. Nothing that was typed is dropped without being named in
 * `conflicts`.
 */
export const mergeDocuments = (base: ArticleDocument, mine: ArticleDocument, theirs: ArticleDocument): Merged => {
  const [was, own, other] = [byId(base), byId(mine), byId(theirs)];
  const order = mine.blocks.map(({ id }) => id);
  insertTheirs(order, theirs);
  const blocks: ArticleBlock[] = [];
  const conflicts: string[] = [];
  for (const id of order) {
    const { block, conflict } = mergeBlock(was.get(id), own.get(id), other.get(id));
    if (conflict) conflicts.push(id);
    if (block) blocks.push(block);
  }
  return { document: { blocks }, conflicts };
};
