/** A UUID of version 4 with zeros in place of the random digits; `8` has two random bits. */
const shape = '00000000-0000-4000-8000-000000000000';

/**
 * A random id: a UUID of version 4. The browser's own `crypto.randomUUID` exists only on https and on this machine's
 * own names, not when somebody opens a trial in the office by `http://naparnik.lan:3000`.
 */
export const randomId = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(shape.length));
  return shape.replace(/[08]/g, (digit, at: number) => {
    const random = (bytes[at] ?? 0) % 16;
    return (digit === '8' ? 8 + (random % 4) : random).toString(16);
  });
};
