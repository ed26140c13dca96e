const mark = /^\(\d+\) /;

let unread = 0;
let observer: MutationObserver | null = null;

const apply = (): void => {
  const plain = document.title.replace(mark, '');
  const wanted = unread > 0 ? `(${unread}) ${plain}` : plain;
  if (document.title !== wanted) document.title = wanted;
};

/** `(3) Баланс — Напарник`, also after a page has given itself another title. */
export const showUnread = (count: number): void => {
  unread = count;
  apply();
  const title = document.querySelector('title');
  if (observer !== null || title === null) return;
  observer = new MutationObserver(apply);
  observer.observe(title, { childList: true, characterData: true, subtree: true });
};
