import type { DraftFields } from '#contract/blog/draft.ts';
import { mergeDocuments } from '#domain/blog/merge-documents.ts';

export const equal = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const names = ['title', 'lead', 'gameId', 'type', 'price', 'cover'] as const;

/** Without what the server adds. */
export const pickFields = ({ title, lead, gameId, type, price, cover, document }: DraftFields): DraftFields => ({
  title,
  lead,
  gameId,
  type,
  price,
  cover,
  document,
});

/** Three-way merge of a draft; `conflicts` counts what both sides changed differently. */
export const mergeFields = (base: DraftFields, mine: DraftFields, theirs: DraftFields) => {
  const { document, conflicts } = mergeDocuments(base.document, mine.document, theirs.document);
  const torn = names.filter(
    (name) => !equal(mine[name], theirs[name]) && !equal(base[name], mine[name]) && !equal(base[name], theirs[name]),
  );
  const simple = Object.fromEntries(
    names.map((name) => [name, equal(base[name], mine[name]) ? theirs[name] : mine[name]]),
  );
  return { fields: { ...mine, ...simple, document } satisfies DraftFields, conflicts: conflicts.length + torn.length };
};
