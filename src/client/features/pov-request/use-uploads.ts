import { useCallback, useSyncExternalStore } from 'react';
import { useDispatch } from 'react-redux';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { povTerms } from '../../../domain/settings/pov-terms';
import { povRequestsApi } from '../../api/pov-requests-api';
import { fingerprintOf, uploadShelf } from './upload-shelf';
import type { Upload, UploadCalls } from './upload-shelf';

const { declarePovFile, sendPovPart } = povRequestsApi.endpoints;

/** Uploads of this tab to one request, and how to begin one. */
export const useUploads = (requestId: string) => {
  const all = useSyncExternalStore(uploadShelf.subscribe, uploadShelf.get);
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const start = useCallback(
    (file: File) => {
      const calls: UploadCalls = {
        declare: (id, { name, size }) => dispatch(declarePovFile.initiate({ params: { id }, body: { name, size, fingerprint: fingerprintOf(file) } }, { track: false })).unwrap(),
        // A part under way when the upload is paused still arrives; going on begins with asking where to.
        sendPart: async (whole, { fileId, offset }) => {
          const body = whole.slice(offset, offset + povTerms.partBytes);
          const answer = await dispatch(sendPovPart.initiate({ params: { id: fileId }, query: { offset: String(offset) }, body }, { track: false })).unwrap();
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
