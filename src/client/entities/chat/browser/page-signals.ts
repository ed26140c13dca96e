import type { FirstReply } from '../sagas/chat-deps';

/** An event that analytics on the page may listen to. */
const name = 'chat:first-reply';

/** Dispatches the event of the specification, section 4, on the window. */
export const emitFirstReply = (reply: FirstReply): void =>
  void window.dispatchEvent(new CustomEvent<FirstReply>(name, { detail: reply }));

const mark = /^\(\d+\) /;

let unread = 0;
let observer: MutationObserver | null = null;

const apply = (): void => {
  const plain = document.title.replace(mark, '');
  const nextTitle = unread > 0 ? `(${unread}) ${plain}` : plain;
  if (document.title !== nextTitle) document.title = nextTitle;
};

/** `(3) Баланс — Напарник`; the number is restored whenever a page changes the title. */
export const showUnread = (count: number): void => {
  unread = count;
  apply();
  const title = document.querySelector('title');
  if (observer !== null || title === null) return;
  observer = new MutationObserver(apply);
  observer.observe(title, { childList: true, characterData: true, subtree: true });
};
