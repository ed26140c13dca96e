import type { ArticleBlock, ArticleDocument } from './article-document';
import { sameBlock } from './article-diff';

interface Merged {
  readonly document: ArticleDocument;
  /** Blocks that both sides changed otherwise; the document holds one's own. */
  readonly conflicts: readonly string[];
}

type Blocks = ReadonlyMap<string, ArticleBlock>;

const byId = ({ blocks }: ArticleDocument): Blocks => new Map(blocks.map((block) => [block.id, block]));

const equal = (one: ArticleBlock | undefined, other: ArticleBlock | undefined): boolean =>
  one === undefined || other === undefined ? one === other : sameBlock(one, other);

/** One block of three states; undefined where it was deleted. A deletion against a change is a conflict too. */
const mergeBlock = (
  base: ArticleBlock | undefined,
  mine: ArticleBlock | undefined,
  theirs: ArticleBlock | undefined,
) => {
  if (equal(mine, theirs) || equal(base, theirs)) return { block: mine, conflict: false };
  if (equal(base, mine)) return { block: theirs, conflict: false };
  return { block: mine ?? theirs, conflict: true };
};

/** Blocks that stand only with the others, after the neighbour that they have there. */
const placeTheirs = (order: string[], theirs: ArticleDocument): void => {
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
 * Puts two edits of one version together, block by block: what only one side changed is taken from it, the order is
 * one's own. Nothing that somebody typed is dropped without being named in `conflicts`.
 */
export const mergeDocuments = (base: ArticleDocument, mine: ArticleDocument, theirs: ArticleDocument): Merged => {
  const [was, own, other] = [byId(base), byId(mine), byId(theirs)];
  const order = mine.blocks.map(({ id }) => id);
  placeTheirs(order, theirs);
  const blocks: ArticleBlock[] = [];
  const conflicts: string[] = [];
  for (const id of order) {
    const { block, conflict } = mergeBlock(was.get(id), own.get(id), other.get(id));
    if (conflict) conflicts.push(id);
    if (block) blocks.push(block);
  }
  return { document: { blocks }, conflicts };
};
