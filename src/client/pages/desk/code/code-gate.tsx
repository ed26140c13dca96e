import { type ReactNode, useEffect, useState } from 'react';
import { Loaded, type QueryState } from '#client/api/loaded.tsx';
import { useDeskCodeQuery } from '#client/entities/desk/code-api.ts';
import { lazyComponent } from '#client/kit/overlay/lazy-component.tsx';
import { deskOpenFlag } from './desk-open-flag';
import { isRejectedWithValue, type Middleware } from '@reduxjs/toolkit';
import { failureOf } from '#client/api/api-error.ts';
import { api } from '#client/api/api.ts';
import { dynamicMiddleware } from '#client/kit/store/dynamic-middleware.ts';

const codeRefusals: ReadonlySet<string> = new Set(['ADMIN_CODE_REQUIRED', 'ADMIN_CODE_NOT_SET_UP']);

const codeRefusalMiddleware: Middleware =
  ({ dispatch }) =>
  (next) =>
  (action) => {
    const result = next(action);
    if (isRejectedWithValue(action) && codeRefusals.has(failureOf(action.payload).code))
      dispatch(api.util.invalidateTags([{ type: 'Desk', id: 'code' }]));
    return result;
  };

let isListening = false;

/** From the first page of the desk on, a refusal because of a missing code opens the page that asks for it. */
const listenForCodeRefusals = (): void => {
  if (isListening) return;
  isListening = true;
  dynamicMiddleware.addMiddleware(codeRefusalMiddleware);
};

listenForCodeRefusals();

const EnterCode = lazyComponent<{ readonly hasKey: boolean }>(() =>
  import(/* webpackChunkName: "admin-code" */ './enter-code').then((m) => m.EnterCode),
);
const SetUpCode = lazyComponent<{ readonly onDone: (codes: readonly string[]) => void }>(() =>
  import(/* webpackChunkName: "admin-code" */ './set-up-code').then((m) => m.SetUpCode),
);
const FirstCodes = lazyComponent<{ readonly codes: readonly string[]; readonly onDone: () => void }>(() =>
  import(/* webpackChunkName: "admin-code" */ './set-up-code').then((m) => m.FirstCodes),
);

interface Gate {
  readonly open: boolean;
  /** A code or a passkey is set up. */
  readonly setUp: boolean;
  readonly hasKey: boolean;
}

const heldOpen: Gate = { open: true, setUp: true, hasKey: false };

/** The desk opens after a code; after too long an idle time it requires another one. */
export const CodeGate = ({ waiting, children }: { readonly waiting: ReactNode; readonly children: ReactNode }) => {
  const query = useDeskCodeQuery();
  const [openAtFirst] = useState(deskOpenFlag.read);
  useEffect(() => deskOpenFlag.discard(), []);
  const [newCodes, setNewCodes] = useState<readonly string[] | null>(null);
  const enter = () => {
    setNewCodes(null);
    void query.refetch();
  };
  if (newCodes !== null) return <FirstCodes.Component codes={newCodes} onDone={enter} />;
  // No new codes come to whoever has some already.
  const showCodes = (codes: readonly string[]) => (codes.length > 0 ? setNewCodes(codes) : enter());
  // The flag in the served HTML holds until the response: the section need not wait for it, and stays as it is, with its
  // focus, when the response comes.
  const known: QueryState<Gate> =
    openAtFirst && query.data === undefined ? { data: heldOpen, refetch: query.refetch } : query;
  return (
    <Loaded query={known} skeleton={waiting}>
      {({ open, setUp, hasKey }) =>
        open ? children : setUp ? <EnterCode.Component hasKey={hasKey} /> : <SetUpCode.Component onDone={showCodes} />
      }
    </Loaded>
  );
};
