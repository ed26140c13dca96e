/** `/chat`, `/chat/{chatId}`; with `seq`, at that message. */
export const chatPath = (chatId: string | null, seq?: number): string =>
  chatId === null ? '/chat' : `/chat/${chatId}${seq === undefined ? '' : `?message=${seq}`}`;
