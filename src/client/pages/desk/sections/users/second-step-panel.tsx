import { Loaded } from '#client/api/loaded.tsx';
import { useDecideSecondStepMutation, useSecondStepOfQuery } from '#client/entities/desk/second-step-api.ts';
import { BusySkeleton } from '#client/kit/feedback/busy-skeleton.tsx';
import { Row } from '#client/kit/layout/stack.tsx';
import { formatDate } from '#client/kit/display/dates.ts';
import { serverNow } from '#client/kit/time/server-now.ts';
import { ActButton, ActDialog } from '../../kit/acts/act-dialog';
import { useAct } from '../../kit/acts/use-act';
import { Panel, PanelTitle } from '../../kit/drawer/panel';
import { Quiet } from '../../kit/quiet';
import { useMay } from '../../kit/use-may';
import { texts } from './texts';

interface DecideProps {
  readonly id: string;
  /** The days of the owner to object have passed. */
  readonly ready: boolean;
}

const Decide = ({ id, ready }: DecideProps) => {
  const subject = `user:${id}` as const;
  const reset = useAct(useDecideSecondStepMutation(), { title: texts.stepReset, subject, done: texts.stepResetDone });
  const keep = useAct(useDecideSecondStepMutation(), { title: texts.stepKeep, subject, done: texts.stepKept });
  return (
    <>
      <Row $gap={8}>
        <ActButton act={reset} size="sm" variant="danger" whyNot={ready ? null : texts.stepEarly}>
          {texts.stepReset}
        </ActButton>
        <ActButton act={keep} size="sm">
          {texts.stepKeep}
        </ActButton>
      </Row>
      <ActDialog
        act={reset}
        title={texts.stepReset}
        confirmLabel={texts.stepReset}
        toPerson={false}
        consequence={<p>{texts.stepResetMeans}</p>}
        argsOf={(body) => ({ params: { id }, body: { ...body, verdict: 'RESET' as const } })}
      />
      <ActDialog
        act={keep}
        title={texts.stepKeep}
        confirmLabel={texts.stepKeep}
        toPerson
        dangerous={false}
        argsOf={(body) => ({ params: { id }, body: { ...body, verdict: 'KEEP' as const } })}
      />
    </>
  );
};

/** What the person proves themselves by, and the decision once they have said that all of it is lost. */
export const SecondStepPanel = ({ id }: { readonly id: string }) => {
  const query = useSecondStepOfQuery({ params: { id } });
  const may = useMay();
  return (
    <Panel>
      <PanelTitle>{texts.step}</PanelTitle>
      <Loaded query={query} skeleton={<BusySkeleton $height={24} $radius="8px" />}>
        {({ keys, app, recoveryLeft, loss }) => (
          <>
            <Quiet>{keys === 0 && !app ? texts.stepNone : texts.stepHas(keys, app, recoveryLeft)}</Quiet>
            {loss !== null && (
              <>
                <p>{texts.stepLost(formatDate(Date.parse(loss.readyAt), serverNow()), loss.ready)}</p>
                {may('MANAGE_USERS') && <Decide id={id} ready={loss.ready} />}
              </>
            )}
          </>
        )}
      </Loaded>
    </Panel>
  );
};
