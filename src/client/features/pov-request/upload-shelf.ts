import { type ActorRefFrom, createActor, fromPromise, type SnapshotFrom } from 'xstate';
import { useCallback, useSyncExternalStore } from 'react';
import { useDispatch } from 'react-redux';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { inspect } from '../../kit/machines/inspection';
import { povUploadMachine, type UploadPlace } from './pov-upload-machine';
import { povTerms } from '../../../domain/pov-request/pov-request';
import { povRequestsApi } from '../../entities/squad/pov-requests-api';

export interface Upload {
  readonly key: string;
  readonly requestId: string;
  readonly name: string;
  readonly size: number;
  readonly actor: ActorRefFrom<typeof povUploadMachine>;
  readonly snapshot: SnapshotFrom<typeof povUploadMachine>;
}

/** How the bytes travel. */
interface UploadCalls {
  readonly declare: (requestId: string, file: File) => Promise<UploadPlace>;
  readonly sendPart: (file: File, place: UploadPlace) => Promise<UploadPlace>;
}

/** Tells the same file of a computer when it is picked again. */
const fingerprintOf = (file: File): string => String(file.lastModified);

let shelf: readonly Upload[] = [];
const listeners = new Set<() => void>();

/** A page that is left takes its uploads with it. */
const askFirst = (event: Event): void => event.preventDefault();

const put = (next: readonly Upload[]): void => {
  shelf = next;
  if (shelf.length === 0) removeEventListener('beforeunload', askFirst);
  else addEventListener('beforeunload', askFirst);
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
    actor.subscribe((snapshot) =>
      put(
        snapshot.matches('done')
          ? shelf.filter((one) => one.key !== key)
          : shelf.map((one) => (one.key === key ? { ...one, snapshot } : one)),
      ),
    );
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

const { declarePovFile, sendPovPart } = povRequestsApi.endpoints;

/** Uploads of this tab to one request, and how to begin one. */
export const useUploads = (requestId: string) => {
  const all = useSyncExternalStore(uploadShelf.subscribe, uploadShelf.get);
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const start = useCallback(
    (file: File) => {
      const calls: UploadCalls = {
        declare: (id, { name, size }) =>
          dispatch(
            declarePovFile.initiate(
              { params: { id }, body: { name, size, fingerprint: fingerprintOf(file) } },
              { track: false },
            ),
          ).unwrap(),
        // A part under way when the upload is paused still arrives; going on begins with asking where to.
        sendPart: async (whole, { fileId, offset }) => {
          const body = whole.slice(offset, offset + povTerms.partBytes);
          const answer = await dispatch(
            sendPovPart.initiate({ params: { id: fileId }, query: { offset: String(offset) }, body }, { track: false }),
          ).unwrap();
          return { fileId, offset: answer.offset };
        },
      };
      uploadShelf.start(requestId, file, calls);
    },
    [dispatch, requestId],
  );
  const uploads: readonly Upload[] = all.filter((upload) => upload.requestId === requestId);
  return { uploads, start };
};
