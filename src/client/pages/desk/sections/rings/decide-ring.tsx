import { useReleaseRingMutation, useTakeRingMutation, useUndoRingMutation } from '#client/entities/desk/rings-api.ts';
import { useMe } from '#client/entities/person/users-api.ts';
import { Row } from '#client/kit/layout/stack.tsx';
import { ActButton, ActDialog } from '../../kit/acts/act-dialog';
import { useAct } from '../../kit/acts/use-act';
import type { Ring } from './ring';
import { texts } from './texts';

/** One decision for the whole ring, or its undoing. */
export const DecideRing = ({ ring: { id, state, people, members } }: { readonly ring: Ring }) => {
  const about = { title: texts.drawer(people), subject: `ring:${id}` } as const;
  const release = useAct(useReleaseRingMutation(), { ...about, done: texts.released });
  const take = useAct(useTakeRingMutation(), { ...about, done: texts.taken });
  const undo = useAct(useUndoRingMutation(), { ...about, done: texts.undone });
  const me = useMe();
  if (members.some((member) => member.id === me?.id)) return <p>{texts.own}</p>;
  const params = { id };
  return (
    <>
      <Row $gap={8}>
        {state === 'OPEN' ? (
          <>
            <ActButton act={release} variant="primary">
              {texts.release}
            </ActButton>
            <ActButton act={take} variant="danger">
              {texts.take}
            </ActButton>
          </>
        ) : (
          <ActButton act={undo}>{texts.undo}</ActButton>
        )}
      </Row>
      <ActDialog
        act={release}
        title={texts.releaseTitle}
        confirmLabel={texts.release}
        toPerson={false}
        dangerous={false}
        ready={texts.reasonsToRelease}
        consequence={<p>{texts.releaseMeans}</p>}
        argsOf={(body) => ({ params, body })}
      />
      <ActDialog
        act={take}
        title={texts.takeTitle}
        confirmLabel={texts.take}
        toPerson={false}
        ready={texts.reasonsToTake}
        consequence={<p>{texts.takeMeans}</p>}
        argsOf={(body) => ({ params, body })}
      />
      <ActDialog
        act={undo}
        title={texts.undoTitle}
        confirmLabel={texts.undo}
        toPerson={false}
        dangerous={false}
        consequence={<p>{texts.undoMeans}</p>}
        argsOf={(body) => ({ params, body })}
      />
    </>
  );
};
