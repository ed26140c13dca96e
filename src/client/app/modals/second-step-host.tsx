import { Suspense, useSyncExternalStore } from 'react';
import { secondStep, type StepAsked } from '../../api/second-step';
import { lazyComponent } from '../../kit/overlay/lazy-component';
import { toastAndClose } from '../../kit/overlay/load-errors';

interface DialogProps {
  readonly asked: StepAsked;
  readonly onClose: () => void;
}

const dialog = lazyComponent<DialogProps>(
  () =>
    import(/* webpackChunkName: "second-step" */ '../../features/second-step/second-step-dialog').then(
      (m) => m.SecondStepDialog,
    ),
  { renderError: toastAndClose },
);

/** Above everything else: the call that was refused waits, and so does the form that made it. */
export const SecondStepHost = () => {
  const asked = useSyncExternalStore(secondStep.subscribe, secondStep.asked);
  return asked === null ? null : (
    <Suspense>
      <dialog.Component asked={asked} onClose={() => secondStep.answer(false)} />
    </Suspense>
  );
};
