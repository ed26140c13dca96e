import fc from 'fast-check';
import type { ContentMatch, Mark, MarkType, Node, NodeType, Schema } from '@tiptap/pm/model';
import { Fragment } from '@tiptap/pm/model';

const src = `/files/blog/${'a'.repeat(24)}.webp`;
const blocks = [
  { type: 'cut', id: 'cut-1' },
  { type: 'gallery', id: 'gall', images: [{ src, width: 1, height: 1, alt: '' }] },
  { type: 'video', id: 'video', provider: 'youtube', videoId: 'dQw4w9WgXcQ', title: 'Название' },
];

/** Attributes that the page sets; all others have their defaults. */
const attributes: Readonly<Record<string, fc.Arbitrary<Readonly<Record<string, unknown>>>>> = {
  heading: fc.record({ level: fc.constantFrom(2, 3) }),
  orderedList: fc.record({ start: fc.constantFrom(1, 0, 5) }),
  callout: fc.record({ tone: fc.constantFrom('info', 'tip', 'warning') }),
  figure: fc.constant({ src, width: 3, height: 2, alt: 'Карта' }),
  widget: fc.record({ block: fc.constantFrom(...blocks) }),
  link: fc.record({
    href: fc.constantFrom('https://example.com/a', '/cs2', 'https://ru.wikipedia.org/wiki/Дота_(игра)'),
  }),
};

const attributesOf = ({ name }: NodeType | MarkType) => attributes[name] ?? fc.constant({});

const marksOf = (parent: NodeType): fc.Arbitrary<readonly Mark[]> => {
  const allowed = Object.values(parent.schema.marks).filter((mark) => parent.allowsMarkType(mark));
  return fc
    .subarray(allowed)
    .chain((types) => fc.tuple(...types.map((type) => attributesOf(type).map((attrs) => type.create(attrs)))))
    .map((marks) => marks.reduce((set: readonly Mark[], mark) => mark.addToSet(set), []));
};

const letters = fc.string({
  unit: fc.constantFrom('а', 'Ж', '1', ' ', '*', '_', '«', '»', '.', '😀', '\u202e', '\n'),
  minLength: 1,
  maxLength: 8,
});

const nodeIn = (type: NodeType, parent: NodeType, depth: number): fc.Arbitrary<Node> => {
  if (type.isText) return fc.tuple(letters, marksOf(parent)).map(([text, marks]) => type.schema.text(text, marks));
  const marks = type.isInline ? marksOf(parent) : fc.constant([]);
  return fc
    .tuple(attributesOf(type), contentOf(type, type.contentMatch, depth), marks)
    .map(([attrs, content, set]) => type.create(attrs, Fragment.fromArray([...content]), set));
};

/** Walks what may come next, as the schema's expressions say. */
const contentOf = (parent: NodeType, match: ContentMatch, depth: number, left = 4): fc.Arbitrary<readonly Node[]> => {
  const next = Array.from({ length: match.edgeCount }, (_, index) => match.edge(index));
  const going =
    next.length === 0
      ? fc.constant([])
      : fc
          .constantFrom(...next)
          .chain(({ type, next: after }) =>
            fc
              .tuple(nodeIn(type, parent, depth - 1), contentOf(parent, after, depth, left - 1))
              .map(([node, rest]) => [node, ...rest]),
          );
  if (!match.validEnd) return going;
  return left <= 0 || depth <= 0 ? fc.constant([]) : fc.oneof(fc.constant([]), going);
};

/** Documents that the editor's own schema allows; lists may be deeper than an article stores. */
export const editorDocuments = (schema: Schema): fc.Arbitrary<Node> =>
  contentOf(schema.topNodeType, schema.topNodeType.contentMatch, 8, 6).map((content) =>
    schema.topNodeType.createChecked(null, Fragment.fromArray([...content])),
  );
