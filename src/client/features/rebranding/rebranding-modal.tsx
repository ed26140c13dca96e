import { useActor } from '@xstate/react';
import { useMemo } from 'react';
import { fromPromise } from 'xstate';
import { referenceApi } from '../../api/reference-api';
import { rebrandingMachine } from '../../machines/rebranding-machine';
import { Button } from '../../ui/controls/button';
import { Dialog } from '../../ui/overlay/dialog';
import { rebrandingSeen } from './rebranding-seen';
import { texts } from './texts';
import { RebrandingFrame } from './rebranding-frame';
import { inspect } from '../../machines/inspection/inspection';

/** Binds the machine's effects: the server's flag and this browser's record. */
export const RebrandingModal = () => {
  const [askRebranding] = referenceApi.useLazyRebrandingQuery();
  const machine = useMemo(
    () =>
      rebrandingMachine.provide({
        actors: { askServer: fromPromise<boolean>(async () => (await askRebranding(undefined, true).unwrap()).rebranding) },
        actions: { recordSeen: rebrandingSeen.record },
      }),
    [askRebranding],
  );
  const [snapshot, send] = useActor(machine, { input: { seen: rebrandingSeen.isRecorded() }, inspect });
  if (!snapshot.matches('open')) return null;
  const close = () => send({ type: 'rebranding.closed' });
  return (
    <Dialog title={texts.title} onClose={close} strict shape="center" width={600} narrow>
      <RebrandingFrame>
        <p>{texts.body}</p>
        <p>{texts.kept}</p>
        <Button variant="primary" size="lg" wide onClick={close}>
          {texts.understood}
        </Button>
      </RebrandingFrame>
    </Dialog>
  );
};
