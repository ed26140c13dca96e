/** Whether an address can name a person at all: what cannot is not asked for. */
export const isPersonId = (text: string): boolean => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
