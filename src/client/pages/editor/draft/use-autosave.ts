import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { DraftFields } from '#contract/blog/draft.ts';
import { blogWritingApi } from '#client/entities/blog/blog-writing-api.ts';
import { DraftAutosave, type SaveState } from './draft-autosave';
import { runMutation } from '#client/api/run-mutation.ts';

interface AutosaveSetup {
  readonly id: number | null;
  readonly revision: number;
  readonly fields: DraftFields;
  readonly onFields: (fields: DraftFields) => void;
  readonly onCreated: (id: number) => void;
  readonly onRecovered: () => void;
}

/** Autosave for as long as the editor is mounted. */
export const useAutosave = (setup: AutosaveSetup) => {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const [state, setState] = useState<SaveState>({ kind: 'clean' });
  const latest = useRef(setup);
  useEffect(() => {
    latest.current = setup;
  });
  const mounted = useRef(true);
  const [keeper] = useState(
    () =>
      new DraftAutosave({
        id: setup.id,
        revision: setup.revision,
        fields: setup.fields,
        calls: {
          create: (body, clientKey) =>
            runMutation(dispatch, blogWritingApi.endpoints.createDraft, { body: { ...body, clientKey } }),
          save: (id, revision, fields) =>
            runMutation(dispatch, blogWritingApi.endpoints.saveDraft, {
              params: { id },
              body: { ...fields, revision },
            }),
          load: (id) =>
            dispatch(
              blogWritingApi.endpoints.draft.initiate({ params: { id } }, { forceRefetch: true, subscribe: false }),
            ).unwrap(),
        },
        onState: setState,
        // A save that ends after unmounting is stored, but its callbacks are not called.
        onFields: (fields) => (mounted.current ? latest.current.onFields(fields) : undefined),
        onCreated: (id) => (mounted.current ? latest.current.onCreated(id) : undefined),
      }),
  );
  useEffect(() => {
    mounted.current = true;
    if (keeper.recover()) latest.current.onRecovered();
    const flush = () => void keeper.flush();
    addEventListener('online', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      removeEventListener('online', flush);
      document.removeEventListener('visibilitychange', flush);
      mounted.current = false;
      void keeper.flush();
    };
  }, [keeper]);
  return { keeper, state };
};
