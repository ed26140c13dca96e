import { useIdempotencyKey } from '../../../../entities/money/use-idempotency-key';

/**
 * Sends an act that moves money under a key of its own: the same words go out under the same key until the server has
 * responded definitely, also when the dialog was closed meanwhile. `about` names the act and its object.
 * @throws whatever `send` throws
 */
export const useKeyedAct = (about: string) => {
  const attempt = useIdempotencyKey(about);
  return async (body: unknown, send: (idempotencyKey: string) => Promise<unknown>): Promise<void> => {
    try {
      await send(attempt.keyOf(body));
      attempt.settle();
    } catch (error) {
      attempt.settle(error);
      throw error;
    }
  };
};
