import { ShieldCheck } from '#client/kit/icons/shield-check.tsx';
import styled from 'styled-components';
import { Loaded } from '#client/api/loaded.tsx';
import { useRefusalToast } from '#client/api/use-refusal-toast.ts';
import { useLedgerStateQuery, useCheckLedgerMutation } from '#client/entities/desk/ledger-api.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { formatFullMoment } from '#client/kit/display/dates.ts';
import { EmptyState } from '#client/kit/feedback/empty-state.tsx';
import { Row, Stack } from '#client/kit/layout/stack.tsx';
import { PageTitle } from '#client/kit/routing/page-title.tsx';
import { below } from '#client/kit/theme/theme.ts';
import { useToast } from '#client/kit/toast/use-toast.ts';
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
  const [runCheck, { isLoading }] = useCheckLedgerMutation();
  const toast = useToast();
  const showRefusal = useRefusalToast();
  const check = async () => {
    try {
      const { faults } = await runCheck().unwrap();
      if (faults.length === 0) toast.success(texts.done);
      else toast.danger(texts.foundMore(faults.length));
    } catch (problem) {
      showRefusal(problem);
    }
  };
  return (
    <Page $gap={16}>
      <Row $justify="space-between" $gap={12}>
        <PageTitle>{texts.title}</PageTitle>
        <Button size="sm" busy={isLoading} onClick={() => void check()}>
          {texts.check}
        </Button>
      </Row>
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
