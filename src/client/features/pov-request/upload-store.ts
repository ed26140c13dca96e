import { type ActorRefFrom, createActor, fromPromise, type SnapshotFrom } from 'xstate';
import { useCallback, useSyncExternalStore } from 'react';
import { useDispatch } from 'react-redux';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { inspect } from '../../kit/machines/inspection';
import { povUploadMachine, type UploadPosition } from './pov-upload-machine';
import { povTerms } from '#domain/pov-request/pov-request.ts';
import { povRequestsApi } from '../../entities/squad/pov-requests-api';
import { runMutation } from '#client/api/run-mutation.ts';

export interface Upload {
  readonly key: string;
  readonly requestId: string;
  readonly name: string;
  readonly size: number;
  readonly actor: ActorRefFrom<typeof povUploadMachine>;
  readonly snapshot: SnapshotFrom<typeof povUploadMachine>;
}

/** Requests of an upload. */
interface UploadCalls {
  readonly declare: (requestId: string, file: File) => Promise<UploadPosition>;
  readonly sendPart: (file: File, place: UploadPosition) => Promise<UploadPosition>;
}

/** Recognises the same file when it is picked again. */
const fingerprintOf = (file: File): string => String(file.lastModified);

let storedUploads: readonly Upload[] = [];
const listeners = new Set<() => void>();

/** Leaving the page aborts its uploads. */
const warnBeforeUnload = (event: Event): void => event.preventDefault();

const setUploads = (next: readonly Upload[]): void => {
  storedUploads = next;
  if (storedUploads.length === 0) removeEventListener('beforeunload', warnBeforeUnload);
  else addEventListener('beforeunload', warnBeforeUnload);
  for (const listener of listeners) listener();
};

/** Uploads of this tab. They continue when the dialog is closed or the route changes. */
export const uploadStore = {
  get: (): readonly Upload[] => storedUploads,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  /** Picking a file that is being uploaded resumes it. */
  start: (requestId: string, file: File, { declare, sendPart }: UploadCalls): void => {
    const key = [requestId, file.name, file.size, fingerprintOf(file)].join('/');
    const known = storedUploads.find((upload) => upload.key === key);
    if (known) {
      known.actor.send({ type: 'upload.resumed' });
      return;
    }
    const machine = povUploadMachine.provide({
      actors: {
        declare: fromPromise<UploadPosition>(() => declare(requestId, file)),
        sendPart: fromPromise<UploadPosition, UploadPosition>(({ input }) => sendPart(file, input)),
      },
    });
    const actor = createActor(machine, { input: { size: file.size }, inspect });
    setUploads([
      ...storedUploads,
      { key, requestId, name: file.name, size: file.size, actor, snapshot: actor.getSnapshot() },
    ]);
    actor.subscribe((snapshot) =>
      setUploads(
        snapshot.matches('done')
          ? storedUploads.filter((one) => one.key !== key)
          : storedUploads.map((one) => (one.key === key ? { ...one, snapshot } : one)),
      ),
    );
    actor.start();
  },
  drop: (key: string): void => {
    storedUploads.find((upload) => upload.key === key)?.actor.stop();
    setUploads(storedUploads.filter((upload) => upload.key !== key));
  },
  /** Called when the session has ended. */
  dropAll: (): void => {
    for (const { actor } of storedUploads) actor.stop();
    setUploads([]);
  },
} as const;

const { declarePovFile, sendPovPart } = povRequestsApi.endpoints;

/** Uploads of this tab for one request, and how to start one. */
export const useUploads = (requestId: string) => {
  const all = useSyncExternalStore(uploadStore.subscribe, uploadStore.get);
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const start = useCallback(
    (file: File) => {
      const calls: UploadCalls = {
        declare: (id, { name, size }) =>
          runMutation(dispatch, declarePovFile, {
            params: { id },
            body: { name, size, fingerprint: fingerprintOf(file) },
          }),
        // A part in flight when the upload is paused still arrives; so resuming begins with a request for the offset.
        sendPart: async (whole, { fileId, offset }) => {
          const body = whole.slice(offset, offset + povTerms.partBytes);
          const query = { offset: String(offset) };
          const answer = await runMutation(dispatch, sendPovPart, { params: { id: fileId }, query, body });
          return { fileId, offset: answer.offset };
        },
      };
      uploadStore.start(requestId, file, calls);
    },
    [dispatch, requestId],
  );
  const uploads: readonly Upload[] = all.filter((upload) => upload.requestId === requestId);
  return { uploads, start };
};
