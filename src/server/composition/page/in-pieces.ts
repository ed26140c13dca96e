import type { FastifyBaseLogger } from 'fastify';
import { Readable } from 'node:stream';

/** A piece of a page that is made after the pieces before it are on their way. */
interface Piece {
  readonly make: () => Promise<string>;
  /** What is sent when it cannot be made: there is no other response once a page has begun. */
  readonly otherwise: () => string;
}

/** A page's HTML: the opening, then each piece as soon as it and those before it are made. All of them are begun together. */
export const inPieces = (log: Pick<FastifyBaseLogger, 'error'>, opening: string, pieces: readonly Piece[]): Readable =>
  Readable.from(
    (async function* made() {
      yield opening;
      const making = pieces.map(({ make, otherwise }) =>
        make().catch((problem: unknown) => {
          log.error({ err: problem }, 'a piece of a page could not be made');
          return otherwise();
        }),
      );
      for (const piece of making) {
        const text = await piece;
        if (text !== '') yield text;
      }
    })(),
  );
