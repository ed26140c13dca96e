import { createActor, fromPromise } from 'xstate';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { inspect } from '../../machines/inspection/inspection';
import { povUploadMachine } from '../../machines/pov-upload-machine';
import type { UploadPlace } from '../../machines/pov-upload-machine';

export interface Upload {
  readonly key: string;
  readonly requestId: string;
  readonly name: string;
  readonly size: number;
  readonly actor: ActorRefFrom<typeof povUploadMachine>;
  readonly snapshot: SnapshotFrom<typeof povUploadMachine>;
}

/** How the bytes travel. */
export interface UploadCalls {
  readonly declare: (requestId: string, file: File) => Promise<UploadPlace>;
  readonly sendPart: (file: File, place: UploadPlace) => Promise<UploadPlace>;
}

/** Tells the same file of a computer when it is picked again. */
export const fingerprintOf = (file: File): string => String(file.lastModified);

let shelf: readonly Upload[] = [];
const listeners = new Set<() => void>();

const put = (next: readonly Upload[]): void => {
  shelf = next;
  for (const listener of listeners) listener();
};

/** Uploads of this tab. They outlive the dialog: it may be closed, and the page changed, while they go on. */
export const uploadShelf = {
  get: (): readonly Upload[] => shelf,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  /** A file that is under way already goes on. */
  start: (requestId: string, file: File, { declare, sendPart }: UploadCalls): void => {
    const key = [requestId, file.name, file.size, fingerprintOf(file)].join('/');
    const known = shelf.find((upload) => upload.key === key);
    if (known) {
      known.actor.send({ type: 'upload.resumed' });
      return;
    }
    const machine = povUploadMachine.provide({
      actors: {
        declare: fromPromise<UploadPlace>(() => declare(requestId, file)),
        sendPart: fromPromise<UploadPlace, UploadPlace>(({ input }) => sendPart(file, input)),
      },
    });
    const actor = createActor(machine, { input: { size: file.size }, inspect });
    put([...shelf, { key, requestId, name: file.name, size: file.size, actor, snapshot: actor.getSnapshot() }]);
    actor.subscribe((snapshot) => put(snapshot.matches('done') ? shelf.filter((one) => one.key !== key) : shelf.map((one) => (one.key === key ? { ...one, snapshot } : one))));
    actor.start();
  },
  drop: (key: string): void => {
    shelf.find((upload) => upload.key === key)?.actor.stop();
    put(shelf.filter((upload) => upload.key !== key));
  },
  /** Nobody is signed in any more. */
  dropAll: (): void => {
    for (const { actor } of shelf) actor.stop();
    put([]);
  },
} as const;
