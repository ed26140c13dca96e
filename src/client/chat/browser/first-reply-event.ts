import type { FirstReply } from '../sagas/chat-deps';

/** What counters on the page may listen to. */
const name = 'chat:first-reply';

/** The event of the specification's section 4, to the whole page. */
export const emitFirstReply = (reply: FirstReply): void => void window.dispatchEvent(new CustomEvent<FirstReply>(name, { detail: reply }));
