/**
 * The idempotency key of one payment. It lives until the server has answered for certain: after a lost answer
 * the next press, or a reloaded page, repeats the same operation and cannot pay twice. Another offer (a new
 * readiness, another sum) is another operation.
 */
export const payAttempt = (squadId: number, offer: string) => {
  const name = `pay:${squadId}:${offer}`;
  return {
    key: (): string => {
      const kept = sessionStorage.getItem(name);
      if (kept !== null) return kept;
      const fresh = crypto.randomUUID();
      sessionStorage.setItem(name, fresh);
      return fresh;
    },
    settle: (): void => sessionStorage.removeItem(name),
  } as const;
};
