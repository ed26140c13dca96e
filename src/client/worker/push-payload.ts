/** The payload of a push message. */
export interface PushPayload {
  readonly tag: string;
  readonly title: string;
  readonly text: string;
  readonly link: string;
  readonly silent: boolean;
  /** Sent back once it was shown; null: an older server wants none. */
  readonly answer: unknown;
}

/** A path within the product (it starts with one slash); `/` for anything else. */
const pathOf = (link: unknown): string => (typeof link === 'string' && /^\/(?!\/)/.test(link) ? link : '/');

/** Reads a push message leniently: browsers penalise a push that shows no notification. */
export const readPush = (data: unknown): PushPayload => {
  const { tag, title, text, link, silent, answer = null } = Object(data);
  return {
    tag: typeof tag === 'string' ? tag : '',
    title: typeof title === 'string' ? title : 'Напарник',
    text: typeof text === 'string' ? text : '',
    link: pathOf(link),
    silent: silent === true,
    answer,
  };
};

/** The path that a pressed notification leads to. */
export const linkOf = (data: unknown): string => pathOf(Object(data).link);
