import { useCallback, useSyncExternalStore } from 'react';
import { useDispatch } from 'react-redux';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { povTerms } from '../../../domain/settings/pov-terms';
import { povRequestsApi } from '../../api/pov-requests-api';
import { fingerprintOf, uploadShelf } from './upload-shelf';
import type { Upload, UploadCalls } from './upload-shelf';

interface Abortable<T> {
  readonly unwrap: () => Promise<T>;
  readonly abort: () => void;
}

/** A paused upload lets go of its call. */
const until = <T>(signal: AbortSignal, calling: Abortable<T>): Promise<T> => {
  signal.addEventListener('abort', () => calling.abort(), { once: true });
  return calling.unwrap();
};

const { declarePovFile, sendPovPart } = povRequestsApi.endpoints;

/** Uploads of this tab to one request, and how to begin one. */
export const useUploads = (requestId: string) => {
  const all = useSyncExternalStore(uploadShelf.subscribe, uploadShelf.get);
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const start = useCallback(
    (file: File) => {
      const calls: UploadCalls = {
        declare: (id, { name, size }, signal) =>
          until(signal, dispatch(declarePovFile.initiate({ params: { id }, body: { name, size, fingerprint: fingerprintOf(file) } }, { track: false }))),
        sendPart: async (whole, { fileId, offset }, signal) => {
          const body = whole.slice(offset, offset + povTerms.chunkBytes);
          const answer = await until(signal, dispatch(sendPovPart.initiate({ params: { id: fileId }, query: { offset: String(offset) }, body }, { track: false })));
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
