import type { ArticleBlock, ArticleDocument } from '#domain/blog/article-document.ts';
import { textOfBlock } from '#domain/blog/article-document.ts';
import { diffDocuments, diffWords } from '#domain/blog/article-diff.ts';
import { mergeDocuments } from '#domain/blog/merge-documents.ts';

const block = (id: string, text: string): ArticleBlock => ({ type: 'paragraph', id, text: [{ text }] });
/** A document with a block for each `id:text`. */
const doc = (...parts: readonly string[]): ArticleDocument => ({
  blocks: parts.map((part) => {
    const [id = '', text = ''] = part.split(':');
    return block(id, text);
  }),
});
const said = ({ blocks }: ArticleDocument): readonly string[] => blocks.map((one) => `${one.id}:${textOfBlock(one)}`);

const base = doc('a:раз', 'b:два', 'c:три');

test('edits of different blocks come together', () => {
  const { document, conflicts } = mergeDocuments(
    base,
    doc('a:РАЗ', 'b:два', 'c:три'),
    doc('a:раз', 'b:два', 'c:ТРИ', 'd:четыре'),
  );
  expect(said(document)).toEqual(['a:РАЗ', 'b:два', 'c:ТРИ', 'd:четыре']);
  expect(conflicts).toEqual([]);
});

test('two edits of one block are a conflict, and the own edit wins', () => {
  const { document, conflicts } = mergeDocuments(
    base,
    doc('a:моё', 'b:два', 'c:три'),
    doc('a:чужое', 'b:два', 'c:три'),
  );
  expect(said(document)).toEqual(['a:моё', 'b:два', 'c:три']);
  expect(conflicts).toEqual(['a']);
});

test('a block deleted on one side and changed on the other is kept and reported as a conflict', () => {
  const { document, conflicts } = mergeDocuments(base, doc('a:раз', 'c:три'), doc('a:раз', 'b:ДВА', 'c:три'));
  expect(said(document)).toEqual(['a:раз', 'b:ДВА', 'c:три']);
  expect(conflicts).toEqual(['b']);
});

test('a block deleted on one side and unchanged on the other is deleted', () => {
  expect(said(mergeDocuments(base, doc('a:раз', 'c:три'), base).document)).toEqual(['a:раз', 'c:три']);
  expect(said(mergeDocuments(base, base, doc('b:два', 'c:три')).document)).toEqual(['b:два', 'c:три']);
});

test('a diff lists added, removed and changed blocks in their places', () => {
  const changes = diffDocuments(base, doc('a:раз', 'n:новый', 'c:ТРИ'));
  expect(changes.map(({ kind, before, after }) => `${kind} ${(after ?? before)?.id ?? ''}`)).toEqual([
    'same a',
    'removed b',
    'added n',
    'changed c',
  ]);
});

test('added and removed words are distinguished', () => {
  expect(diffWords(block('a', 'Встань лицом к ящику'), block('a', 'Встань спиной к ящику'))).toEqual([
    { kind: 'same', text: 'Встань ' },
    { kind: 'removed', text: 'лицом' },
    { kind: 'added', text: 'спиной' },
    { kind: 'same', text: ' к ящику' },
  ]);
});
