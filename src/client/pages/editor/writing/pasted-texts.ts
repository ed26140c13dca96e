const blocks =
  'p,div,h1,h2,h3,h4,h5,h6,pre,ul,ol,li,dl,dt,dd,table,thead,tbody,tfoot,tr,td,th,blockquote,aside,figure,hr,section,article';
/** What stands on its own in an article. */
const own = 'ul,ol,table,pre,figure,hr,blockquote,aside[data-tone],[data-json]';

const is = (node: Node, tags: string): node is HTMLElement => node instanceof HTMLElement && node.matches(tags);
const has = (node: Node, tags: string): node is HTMLElement =>
  node instanceof HTMLElement && node.querySelector(tags) !== null;
const isBlank = (node: Node): boolean => node.nodeName !== 'BR' && (node.textContent ?? '').trim() === '';
const isSpace = (nodes: readonly Node[]): boolean => nodes.every((node) => isBlank(node) || node.nodeName === 'BR');

const around = (wrapper: HTMLElement, nodes: readonly Node[]): HTMLElement => {
  const copy = document.createElement(wrapper.localName);
  for (const { name, value } of wrapper.attributes) if (name !== 'style') copy.setAttribute(name, value);
  copy.style.cssText = wrapper.style.cssText;
  copy.append(...nodes);
  return copy;
};

/** Code where an article holds no block of it: its lines look like code and keep their indent. */
const codeLines = ({ textContent }: HTMLElement): readonly (readonly Node[])[] =>
  (textContent ?? '').split('\n').map((line) => {
    const code = document.createElement('code');
    code.append(line.replace(/^[ \t]+/, (indent) => indent.replaceAll('\t', '  ').replaceAll(' ', '\u00a0')));
    return line.trim() === '' ? [] : [code];
  });

/** The texts of blocks, one after another, as lines. */
const linesOf = (nodes: readonly Node[]): readonly (readonly Node[])[] => {
  const lines: Node[][] = [[]];
  for (const node of nodes)
    if (is(node, 'pre')) lines.push(...codeLines(node).map((line) => [...line]), []);
    else if (is(node, blocks)) lines.push(...linesOf([...node.childNodes]).map((line) => [...line]), []);
    else if (has(node, blocks))
      // A style around several blocks is that of each line.
      lines.push(...linesOf([...node.childNodes]).map((line) => [around(node, line)]), []);
    else lines.at(-1)?.push(node);
  return lines.filter((line) => !isSpace(line));
};

/** Without the space between the line and its break. */
const trimEnd = (line: readonly Node[]): readonly Node[] => {
  const last = line.at(-1);
  if (last instanceof Text) last.data = last.data.trimEnd();
  return line;
};

const paragraphOf = (nodes: readonly Node[]): HTMLElement => {
  const paragraph = document.createElement('p');
  const lines = linesOf(nodes);
  for (const [index, line] of lines.entries())
    if (index < lines.length - 1) paragraph.append(...trimEnd(line), document.createElement('br'));
    else paragraph.append(...line);
  return paragraph;
};

/** A cell holds one text. */
export const flattenCell = (cell: HTMLElement): void => cell.replaceChildren(paragraphOf([...cell.childNodes]));

/** An item holds one text and one list. */
export const flattenItem = (item: HTMLElement): void => {
  const nodes = [...item.childNodes];
  const [first, ...others] = nodes.filter((node) => is(node, 'ul,ol'));
  for (const list of others) for (const inner of [...list.childNodes]) first?.appendChild(inner);
  const text = paragraphOf(nodes.filter((node) => !is(node, 'ul,ol')));
  item.replaceChildren(text, ...(first === undefined ? [] : [first]));
};

/** A quote holds one text: lists, tables, code and pictures inside of it come to stand between its parts. */
export const splitQuote = (quote: HTMLElement): void => {
  const parts: Node[] = [];
  let text: Node[] = [];
  const close = (): void => {
    const paragraph = paragraphOf(text);
    text = [];
    if (paragraph.childNodes.length > 0) parts.push(around(quote, [paragraph]));
  };
  const take = (nodes: readonly Node[]): void => {
    for (const node of nodes)
      if (is(node, own)) {
        close();
        parts.push(node);
      } else if (has(node, own)) take([...node.childNodes]);
      else text.push(node);
  };
  take([...quote.childNodes]);
  close();
  quote.replaceWith(...parts);
};
