/** The query of the chat panel (`#chat`) that names whom to talk to. */
export const chatWithParam = 'chatWith';

/** A page with the chat opened on somebody; the address holds it, so that a guest comes back to it after signing in. */
export const chatWithPath = (path: string, userId: string): string => `${path}?${chatWithParam}=${userId}#chat`;
