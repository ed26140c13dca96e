import type { AppealKind } from '#domain/appeals/appeal-kinds.ts';
import { AppealAct } from './appeal-act';
import { useMakeAppealMutation, useOwnDecisionsQuery } from './appeals-api';

interface OwnAppealProps {
  readonly kind: AppealKind;
  /** The id of what was decided about. */
  readonly about: string;
}

/** Beside a decision, wherever its person sees it: nothing while it is unknown or may not be appealed against. */
export const OwnAppeal = ({ kind, about }: OwnAppealProps) => {
  const { data } = useOwnDecisionsQuery(undefined);
  const [appeal] = useMakeAppealMutation();
  const decision = data?.items.find((one) => one.kind === kind && one.about === about);
  if (decision === undefined) return null;
  return (
    <AppealAct
      decision={decision}
      onSend={(words) => appeal({ body: { kind, decision: decision.decision, words } }).unwrap()}
    />
  );
};
