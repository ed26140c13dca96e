import { useState } from 'react';
import type { BlockTerm } from '#domain/people/block-terms.ts';
import {
  useBlockByReportMutation,
  useDismissReportMutation,
  useWarnByReportMutation,
} from '#client/entities/admin/admin-reports-api.ts';
import { useOwnDraft } from '#client/entities/person/use-own-draft.ts';
import { useMe } from '#client/entities/person/users-api.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { Checkbox } from '#client/kit/form/checkbox.tsx';
import type { SheetDrafts } from '#client/kit/form/sheet-drafts.ts';
import { Row } from '#client/kit/layout/stack.tsx';
import { useToast } from '#client/kit/toast/use-toast.ts';
import { ReasonDialog } from '../../kit/acts/reason-dialog';
import { useSeen } from '../../kit/drawer/subject-history';
import { useMay } from '../../kit/use-may';
import { TermChoice } from '../../kit/acts/term-choice';
import type { Report } from './report';
import { texts } from './texts';
import { untilSeen } from '../../kit/acts/why-not';

type Decision = 'warn' | 'block' | 'dismiss';

const drafts: SheetDrafts<BlockTerm> = new Map();
const removals: SheetDrafts<boolean> = new Map();

/** What this operator can decide. */
export const DecideReport = ({
  report: { id, person, reporter, status, chat },
}: {
  readonly report: Pick<Report, 'id' | 'person' | 'reporter' | 'status' | 'chat'>;
}) => {
  const [warn] = useWarnByReportMutation();
  const [block] = useBlockByReportMutation();
  const [dismiss] = useDismissReportMutation();
  const [decision, setDecision] = useState<Decision | null>(null);
  const [term, setTerm, clear] = useOwnDraft<BlockTerm>(drafts, id, 'WEEK');
  const [removes, setRemoves, forgetRemoves] = useOwnDraft(removals, id, true);
  const seen = useSeen(`report:${id}`, decision !== null);
  const may = useMay();
  const me = useMe();
  const toast = useToast();
  const waits = status === 'NEW';
  if (me?.id === person.id || me?.id === reporter.id) return waits ? <p>{texts.own}</p> : null;
  const params = { id };
  const close = () => setDecision(null);
  const body = (reason: string) => ({ seen: seen ?? 0, reason });
  const stands = chat?.lines.some(({ reported, deleted }) => reported && !deleted) ?? false;
  const penalty = (reason: string) => ({ ...body(reason), removeMessage: stands && removes });
  const removal = stands && (
    <Checkbox checked={removes} onChange={({ target }) => setRemoves(target.checked)}>
      {texts.removeMessage}
    </Checkbox>
  );
  return (
    <>
      {waits && (
        <Row $gap={8}>
          <Button variant="primary" whyNot={untilSeen(seen)} onClick={() => setDecision('warn')}>
            {texts.warn}
          </Button>
          {may('BLOCK_USERS') && (
            <Button variant="danger" whyNot={untilSeen(seen)} onClick={() => setDecision('block')}>
              {texts.block}
            </Button>
          )}
          <Button whyNot={untilSeen(seen)} onClick={() => setDecision('dismiss')}>
            {texts.dismiss}
          </Button>
        </Row>
      )}
      {decision === 'warn' && (
        <ReasonDialog
          title={texts.warnTitle}
          confirmLabel={texts.warn}
          toPerson
          dangerous={false}
          ready={texts.reasonsToWarn}
          consequence={<p>{texts.warnMeans}</p>}
          onConfirm={async (reason) => {
            await warn({ params, body: penalty(reason) }).unwrap();
            forgetRemoves();
            toast.success(texts.warned);
          }}
          onClose={close}
        >
          {removal}
        </ReasonDialog>
      )}
      {decision === 'block' && (
        <ReasonDialog
          title={texts.blockTitle}
          confirmLabel={texts.block}
          toPerson
          ready={texts.reasonsToWarn}
          consequence={<p>{texts.blockMeans}</p>}
          onConfirm={async (reason) => {
            await block({ params, body: { ...penalty(reason), term } }).unwrap();
            clear();
            forgetRemoves();
            toast.success(texts.blocked);
          }}
          onClose={close}
        >
          <TermChoice value={term} onChange={setTerm} />
          {removal}
        </ReasonDialog>
      )}
      {decision === 'dismiss' && (
        <ReasonDialog
          title={texts.dismissTitle}
          confirmLabel={texts.dismiss}
          toPerson
          dangerous={false}
          ready={texts.reasonsToDismiss}
          consequence={<p>{texts.dismissMeans}</p>}
          onConfirm={async (reason) => {
            await dismiss({ params, body: body(reason) }).unwrap();
            toast.success(texts.dismissed);
          }}
          onClose={close}
        />
      )}
    </>
  );
};
