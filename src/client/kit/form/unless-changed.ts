/** For a field after its value was sent: `next`, or what the person has typed over the sent value meanwhile. */
export const unlessChanged =
  <T>(sent: T, next: T) =>
  (now: T): T =>
    now === sent ? next : now;
