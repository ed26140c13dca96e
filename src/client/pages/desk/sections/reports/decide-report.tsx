import type { BlockTerm } from '#domain/people/block-terms.ts';
import {
  useBlockByReportMutation,
  useDismissReportMutation,
  useWarnByReportMutation,
} from '#client/entities/desk/reports-api.ts';
import { useOwnDraft } from '#client/entities/person/use-own-draft.ts';
import { useMe } from '#client/entities/person/users-api.ts';
import { Checkbox } from '#client/kit/form/checkbox.tsx';
import type { SheetDrafts } from '#client/kit/form/sheet-drafts.ts';
import { Row } from '#client/kit/layout/stack.tsx';
import { useMay } from '../../kit/use-may';
import { TermChoice } from '../../kit/acts/term-choice';
import type { Report } from './report';
import { texts } from './texts';
import { ActButton, ActDialog } from '../../kit/acts/act-dialog';
import { useAct } from '../../kit/acts/use-act';

const drafts: SheetDrafts<BlockTerm> = new Map();
const removals: SheetDrafts<boolean> = new Map();

/** What this operator can decide. */
export const DecideReport = ({
  report: { id, person, reporter, status, chat },
}: {
  readonly report: Pick<Report, 'id' | 'person' | 'reporter' | 'status' | 'chat'>;
}) => {
  const about = { title: texts.drawer(id), subject: `report:${id}` } as const;
  const warn = useAct(useWarnByReportMutation(), { ...about, done: texts.warned });
  const block = useAct(useBlockByReportMutation(), { ...about, done: texts.blocked });
  const dismiss = useAct(useDismissReportMutation(), { ...about, done: texts.dismissed });
  const [term, setTerm, clear] = useOwnDraft<BlockTerm>(drafts, id, 'WEEK');
  const [removes, setRemoves, forgetRemoves] = useOwnDraft(removals, id, true);
  const may = useMay();
  const me = useMe();
  const waits = status === 'NEW';
  if (me?.id === person.id || me?.id === reporter.id) return waits ? <p>{texts.own}</p> : null;
  const params = { id };
  const stands = chat?.lines.some(({ reported, deleted }) => reported && !deleted) ?? false;
  const removeMessage = stands && removes;
  const removal = stands && (
    <Checkbox checked={removes} onChange={({ target }) => setRemoves(target.checked)}>
      {texts.removeMessage}
    </Checkbox>
  );
  return (
    <>
      {waits && (
        <Row $gap={8}>
          <ActButton act={warn} variant="primary">
            {texts.warn}
          </ActButton>
          {may('BLOCK_USERS') && (
            <ActButton act={block} variant="danger">
              {texts.block}
            </ActButton>
          )}
          <ActButton act={dismiss}>{texts.dismiss}</ActButton>
        </Row>
      )}
      <ActDialog
        act={warn}
        title={texts.warnTitle}
        confirmLabel={texts.warn}
        toPerson
        dangerous={false}
        ready={texts.reasonsToWarn}
        consequence={<p>{texts.warnMeans}</p>}
        onDone={forgetRemoves}
        argsOf={(said) => ({ params, body: { ...said, removeMessage } })}
      >
        {removal}
      </ActDialog>
      <ActDialog
        act={block}
        title={texts.blockTitle}
        confirmLabel={texts.block}
        toPerson
        ready={texts.reasonsToWarn}
        consequence={<p>{texts.blockMeans}</p>}
        onDone={() => {
          clear();
          forgetRemoves();
        }}
        argsOf={(said) => ({ params, body: { ...said, removeMessage, term } })}
      >
        <TermChoice value={term} onChange={setTerm} />
        {removal}
      </ActDialog>
      <ActDialog
        act={dismiss}
        title={texts.dismissTitle}
        confirmLabel={texts.dismiss}
        toPerson
        dangerous={false}
        ready={texts.reasonsToDismiss}
        consequence={<p>{texts.dismissMeans}</p>}
        argsOf={(body) => ({ params, body })}
      />
    </>
  );
};
