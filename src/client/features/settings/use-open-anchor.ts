import { useEffect } from 'react';

const patienceMs = 3000;

/**
 * Brings the setting of the address's anchor into sight and puts the focus on its title, as soon as it stands there:
 * what it shows may still be on its way.
 */
export const useOpenAnchor = (anchor: string): void => {
  useEffect(() => {
    if (anchor === '') return undefined;
    let done = false;
    const attempt = () => {
      const title = document.getElementById(`${anchor}-title`);
      if (done || title === null) return;
      done = true;
      document.getElementById(anchor)?.scrollIntoView({ block: 'start' });
      title.focus({ preventScroll: true });
    };
    attempt();
    const watch = new MutationObserver(attempt);
    if (!done) watch.observe(document.body, { childList: true, subtree: true });
    const timer = setTimeout(() => watch.disconnect(), patienceMs);
    return () => {
      watch.disconnect();
      clearTimeout(timer);
    };
  }, [anchor]);
};
