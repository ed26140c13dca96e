import type { CDPSession, Page } from 'playwright-core';

/** What Chromium tells of one element to a screen reader. */
interface TreeNode {
  readonly ignored: boolean;
  readonly role?: { readonly value?: unknown };
  readonly name?: { readonly value?: unknown };
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value?: unknown } }[];
  readonly backendDOMNodeId?: number;
  readonly childIds?: readonly string[];
}

/** The page itself, and its content: the reader names them by themselves. */
const named = new Set(['RootWebArea', 'main', 'none', 'Iframe']);

/** The words of a plain container are read out in place of a name. */
const isNameless = ({ ignored, role, name, properties = [], childIds = [] }: TreeNode): boolean =>
  !ignored &&
  !named.has(String(role?.value)) &&
  (role?.value !== 'generic' || childIds.length === 0) &&
  properties.some((one) => one.name === 'focusable' && one.value.value === true) &&
  String(name?.value ?? '').trim() === '';

const flawOf = async (browser: CDPSession, { backendDOMNodeId, role }: TreeNode): Promise<string> => {
  const gone = { node: { nodeName: 'gone', attributes: [] } };
  const { node } = await browser.send('DOM.describeNode', { backendNodeId: backendDOMNodeId ?? 0 }).catch(() => gone);
  return `has no name: ${String(role?.value)} ${node.nodeName} ${(node.attributes ?? []).join(' ').slice(0, 160)}`;
};

/** Whatever can take the focus and has no name: containers too, which take it when their buttons go. */
const nameless = async (page: Page): Promise<readonly string[]> => {
  const browser = await page.context().newCDPSession(page);
  try {
    const { nodes } = await browser.send('Accessibility.getFullAXTree');
    return await Promise.all(nodes.filter(isNameless).map((node) => flawOf(browser, node)));
  } finally {
    await browser.detach();
  }
};

/** Runs in the page. */
const misreferring = (): readonly string[] => {
  const html = (element: Element): string =>
    `${element.tagName} ${element.getAttributeNames().map((name) => `${name}=${element.getAttribute(name)}`)}`.slice(
      0,
      160,
    );
  const flaws: string[] = [];
  const references = ['labelledby', 'describedby', 'errormessage', 'activedescendant', 'details', 'owns', 'controls'];
  for (const reference of references)
    for (const element of document.querySelectorAll(`[aria-${reference}]`)) {
      // What a closed menu would show is not there yet.
      if (reference === 'controls' && element.getAttribute('aria-expanded') === 'false') continue;
      const ids = (element.getAttribute(`aria-${reference}`) ?? '').split(/\s+/);
      for (const id of ids)
        if (id === '' || document.getElementById(id) === null)
          flaws.push(`aria-${reference} refers to nothing: ${html(element)}`);
    }
  for (const field of document.querySelectorAll('[aria-invalid="true"]')) {
    const reason = document.getElementById(field.getAttribute('aria-describedby') ?? '');
    if ((reason?.textContent ?? '').trim() === '') flaws.push(`says not what is wrong: ${html(field)}`);
  }
  for (const opener of document.querySelectorAll('[aria-haspopup="menu"],[aria-haspopup="listbox"]'))
    if (!opener.hasAttribute('aria-expanded')) flaws.push(`says not whether it is open: ${html(opener)}`);
  // What we have written ourselves for screen readers is Russian; the names of people and games are not.
  for (const element of document.querySelectorAll('button[aria-label],[role="status"][aria-label],nav[aria-label]'))
    if (!/[а-яё\d]/i.test(element.getAttribute('aria-label') ?? '')) flaws.push(`not in Russian: ${html(element)}`);
  return flaws;
};

/** What a screen reader cannot say of this screen, as far as axe does not tell it. */
export const unspokenParts = async (page: Page): Promise<readonly string[]> => [
  ...(await nameless(page)),
  ...(await page.evaluate(misreferring)),
];
