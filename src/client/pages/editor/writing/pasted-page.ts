import { Extension } from '@tiptap/core';
import { DOMParser, type ParseOptions, type Slice } from '@tiptap/pm/model';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import { withOneCellPerPlace } from './pasted-tables';
import { safeLink } from './safe-link';
import { flattenCell, flattenItem, splitQuote } from './pasted-texts';

/** These look bold as they are. */
const boldTags = 'h1,h2,h3,h4,h5,h6,th';

const tag = /<[a-z](?:[^<>"']|"[^"]*"|'[^']*')*>/gi;
const styleInTag = /("[^"]*"|'[^']*')|(\s)style(?=\s*=)/gi;

/**
 * Our content security policy forbids inline styles also in the document in which the clipboard is parsed: Chromium
 * drops them there and complains. Under another name they come through.
 */
const setStylesAside = (html: string): string =>
  html.replace(tag, (written) =>
    written.replace(styleInTag, (_whole, quoted?: string, space = '') => quoted ?? `${space}data-style`),
  );

/** What a script sets is allowed: the styles tell what is bold, italic and struck through. */
const applyStyles = (page: HTMLElement): void => {
  for (const element of page.querySelectorAll<HTMLElement>('[data-style],[data-look]')) {
    element.style.cssText = [element.dataset['style'], element.dataset['look']].filter(Boolean).join(';');
    if (element.matches(boldTags)) element.style.removeProperty('font-weight');
  }
};

/** One cell of a spreadsheet is its text. */
const unwrapOneCell = (page: HTMLElement): void => {
  const [cell, ...others] = page.querySelectorAll<HTMLElement>('td,th');
  const table = cell?.closest('table');
  if (!cell || !table || others.length > 0 || page.textContent?.trim() !== cell.textContent?.trim()) return;
  flattenCell(cell);
  const text = document.createElement('span');
  text.style.cssText = cell.style.cssText;
  text.append(...(cell.firstElementChild?.childNodes ?? []));
  table.replaceWith(text);
};

/** An address to which no link of an article may lead stays as text: the words alone would lose it. */
const writeOutAddresses = (page: HTMLElement): void => {
  for (const link of page.querySelectorAll('a[href]')) {
    const href = link.getAttribute('href') ?? '';
    const [, address] = /^(?:mailto:|tel:)?([^?]+)/i.exec(href) ?? [];
    if (!/^(?:https?|ftp|mailto|tel):/i.test(href) || safeLink(href) !== undefined || address === undefined) continue;
    if (!(link.textContent ?? '').includes(address)) link.after(` (${address})`);
  }
};

/** Messengers write emoji as pictures, which an article does not take from elsewhere. */
const writeOutEmoji = (page: HTMLElement): void => {
  for (const picture of page.querySelectorAll('img'))
    if (/^\p{Extended_Pictographic}\P{L}{0,12}$/u.test(picture.alt)) picture.replaceWith(picture.alt);
};

/** Pictures of other pages, which no article may show; spacers and beacons are none. */
const foreignPictures = (page: HTMLElement): number =>
  [...page.querySelectorAll('img')].filter(
    (picture) =>
      picture.closest('[data-pm-slice],[data-src]') === null && !/^[01]$/.test(picture.getAttribute('width') ?? ''),
  ).length;

/** Blocks of a page in which the schema's parser would see no more than words, and join them to the next. */
const unknownBlocks = 'caption,center,details,dialog,dir,dt,legend,main,menu,nav,option,search,summary';

const nameBlocks = (page: HTMLElement): void => {
  for (const block of page.querySelectorAll(unknownBlocks)) {
    const known = document.createElement('div');
    known.append(...block.childNodes);
    // The caption of a table stands above it.
    if (block.localName === 'caption') block.closest('table')?.before(known);
    block.replaceWith(...(known.parentNode === null ? [known] : []));
  }
};

/** A list may count on from what its first item says. */
const startLists = (page: HTMLElement): void => {
  for (const item of page.querySelectorAll<HTMLLIElement>('ol:not([start]) > li:first-child[value]'))
    item.parentElement?.setAttribute('start', String(item.value));
};

/** The line break before `</pre>` ends the last line, and begins none. */
const endCode = (page: HTMLElement): void => {
  for (const code of page.querySelectorAll('pre')) {
    let last: Node | null = code;
    while (last?.lastChild) last = last.lastChild;
    if (last instanceof Text) last.data = last.data.replace(/\n$/, '');
  }
};

/** From the inside out. */
const each = (page: HTMLElement, tags: string, change: (element: HTMLElement) => void): void => {
  for (const element of [...page.querySelectorAll<HTMLElement>(tags)].reverse()) change(element);
};

/** Rearranges what was pasted into what an article can hold, so that the schema need not drop anything. */
const prepare = (page: HTMLElement): void => {
  applyStyles(page);
  nameBlocks(page);
  startLists(page);
  endCode(page);
  writeOutAddresses(page);
  writeOutEmoji(page);
  withOneCellPerPlace(page);
  // A cell that was copied here says so itself.
  if (page.querySelector('[data-pm-slice]') === null) unwrapOneCell(page);
  each(page, 'td,th,li,blockquote,aside[data-tone]', (element) => {
    if (element.matches('td,th')) flattenCell(element);
    else if (element.matches('li')) flattenItem(element);
    else splitQuote(element);
  });
};

class PastedPageParser extends DOMParser {
  onLeftOut: (pictures: number) => void = () => undefined;

  override parseSlice(page: Node, options?: ParseOptions): Slice {
    if (page instanceof HTMLElement) {
      prepare(page);
      const pictures = foreignPictures(page);
      if (pictures > 0) this.onLeftOut(pictures);
    }
    return super.parseSlice(page, options);
  }
}

interface PastedPageOptions {
  /** How many pictures of other pages did not come along. */
  readonly onLeftOut: (pictures: number) => void;
}

/** Reads the clipboard, and what is dropped into the text. */
export const PastedPage = Extension.create<PastedPageOptions>({
  name: 'pastedPage',
  addOptions: () => ({ onLeftOut: () => undefined }),
  addProseMirrorPlugins() {
    const { schema } = this.editor;
    const { rules } = DOMParser.fromSchema(schema);
    const clipboardParser = new PastedPageParser(schema, rules);
    clipboardParser.onLeftOut = this.options.onLeftOut;
    return [
      new Plugin({ key: new PluginKey('pastedPage'), props: { transformPastedHTML: setStylesAside, clipboardParser } }),
    ];
  },
});
