/** What the server seals into a push. */
export interface PushPayload {
  readonly tag: string;
  readonly title: string;
  readonly text: string;
  readonly link: string;
  readonly silent: boolean;
}

/** A place within the product, and no other: a path from the root. */
const pathOf = (link: unknown): string => (typeof link === 'string' && /^\/(?!\/)/.test(link) ? link : '/');

/** Whatever came, told as well as it can be: a push that shows nothing is held against us by the browser. */
export const readPush = (data: unknown): PushPayload => {
  const { tag, title, text, link, silent } = Object(data);
  return {
    tag: typeof tag === 'string' ? tag : '',
    title: typeof title === 'string' ? title : 'Напарник',
    text: typeof text === 'string' ? text : '',
    link: pathOf(link),
    silent: silent === true,
  };
};

/** The place that a shown notification leads to. */
export const linkOf = (data: unknown): string => pathOf(Object(data).link);
