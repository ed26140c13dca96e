import type { FastifyBaseLogger } from 'fastify';
import { Readable } from 'node:stream';

/** A piece of a page that is made after the pieces before it are on their way. */
interface Piece {
  readonly make: () => Promise<string>;
  /** What is sent when it cannot be made: there is no other response once a page has begun. */
  readonly otherwise: () => string;
}

/** A page's HTML, each piece as soon as it is made. */
export const inPieces = (log: Pick<FastifyBaseLogger, 'error'>, head: string, pieces: readonly Piece[]): Readable =>
  Readable.from(
    (async function* made() {
      yield head;
      for (const { make, otherwise } of pieces)
        yield await make().catch((problem: unknown) => {
          log.error({ err: problem }, 'a piece of a page could not be made');
          return otherwise();
        });
    })(),
  );
