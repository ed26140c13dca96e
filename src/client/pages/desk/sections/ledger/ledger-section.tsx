import { ShieldCheck } from '#client/kit/icons/shield-check.tsx';
import styled from 'styled-components';
import { Loaded } from '#client/api/loaded.tsx';
import { useLedgerStateQuery, useCheckLedgerMutation } from '#client/entities/desk/ledger-api.ts';
import { formatFullMoment } from '#client/kit/display/dates.ts';
import { EmptyState } from '#client/kit/feedback/empty-state.tsx';
import { Row, Stack } from '#client/kit/layout/stack.tsx';
import { PageTitle } from '#client/kit/routing/page-title.tsx';
import { below } from '#client/kit/theme/theme.ts';
import { useToast } from '#client/kit/toast/use-toast.ts';
import { ActNow } from '../../kit/acts/act-dialog';
import { ActFailure } from '../../kit/acts/act-failure';
import { useAct } from '../../kit/acts/use-act';
import { Quiet } from '../../kit/quiet';
import { AccountantFiles } from './accountant-files';
import { FaultLine } from './fault-line';
import { texts } from './texts';
import { LineSkeletons } from '../../kit/section-page';

const Page = styled(Stack)`
  max-width: 1080px;
  padding: 24px;
  ${below('md')} {
    padding: 16px 12px 32px;
  }
`;

/** «Книга проводок»: the faults found by the last check, as text, and a button to check again. */
export const LedgerSection = () => {
  const query = useLedgerStateQuery();
  const toast = useToast();
  const check = useAct(useCheckLedgerMutation(), {
    title: texts.check,
    onDone: ({ faults }) =>
      faults.length === 0 ? toast.success(texts.done) : toast.danger(texts.foundMore(faults.length)),
  });
  return (
    <Page $gap={16}>
      <Row $justify="space-between" $gap={12}>
        <PageTitle>{texts.title}</PageTitle>
        <ActNow act={check} size="sm" argsOf={() => undefined}>
          {texts.check}
        </ActNow>
      </Row>
      <ActFailure failure={check.failure} />
      <Quiet>{texts.lead}</Quiet>
      <Loaded query={query} skeleton={<LineSkeletons count={3} height={84} />}>
        {({ checkedAt, faults }) => (
          <>
            <Quiet>{checkedAt === null ? texts.never : texts.checked(formatFullMoment(Date.parse(checkedAt)))}</Quiet>
            {faults.length === 0 ? (
              checkedAt !== null && <EmptyState icon={<ShieldCheck />} text={texts.sound} />
            ) : (
              <Stack $gap={12}>
                <h2>{texts.wrong(faults.length)}</h2>
                <Stack $gap={8} as="ul">
                  {faults.map((fault) => (
                    <FaultLine key={`${fault.rule} ${fault.subject}`} fault={fault} />
                  ))}
                </Stack>
                <Quiet>{texts.hint}</Quiet>
              </Stack>
            )}
          </>
        )}
      </Loaded>
      <AccountantFiles />
    </Page>
  );
};
