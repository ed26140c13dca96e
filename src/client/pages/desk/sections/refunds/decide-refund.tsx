import {
  useAgreeRefundMutation,
  useDeclineRefundMutation,
  useRefundAgainMutation,
  useRefundFailedMutation,
  useRefundMadeMutation,
} from '#client/entities/desk/refunds-api.ts';
import { Quiet } from '../../kit/quiet';
import { LeavingSum, MoneyLeftDialog } from '../common/money-left';
import { LargeSum, waitsForSecond } from '../common/second-operator';
import { texts } from './texts';
import type { WholeRefund } from './whole-refund';
import { ActButton, ActDialog } from '../../kit/acts/act-dialog';
import { Stack } from '#client/kit/layout/stack.tsx';
import { useAct } from '../../kit/acts/use-act';

interface ActsProps {
  readonly refund: WholeRefund;
}

const aboutOf = ({ id }: WholeRefund) => ({ title: texts.drawer(id), subject: `refund:${id}` }) as const;

/** What a person has asked for: agreed to, by two operators above the limit, or declined. */
const Agreement = ({ refund }: ActsProps) => {
  const { id, amount, askedBy } = refund;
  const about = aboutOf(refund);
  const agree = useAct(useAgreeRefundMutation(), {
    ...about,
    done: ({ state }) => (state === 'ASKED' ? waitsForSecond : state === 'BY_HAND' ? texts.agreedByHand : texts.agreed),
  });
  const decline = useAct(useDeclineRefundMutation(), { ...about, done: texts.declined });
  return (
    <Stack $gap={10}>
      <ActButton act={agree} wide variant="primary">
        {texts.agree}
      </ActButton>
      <ActButton act={decline} wide>
        {texts.decline}
      </ActButton>
      <ActDialog
        act={agree}
        title={texts.agreeTitle}
        confirmLabel={texts.agreeDo}
        toPerson={false}
        dangerous={false}
        consequence={
          <>
            <LeavingSum label={texts.leaves} amount={amount} />
            <LargeSum amount={amount} asked={askedBy !== null} />
          </>
        }
        argsOf={(body) => ({ params: { id }, body })}
      />
      <ActDialog
        act={decline}
        title={texts.declineTitle}
        confirmLabel={texts.declineDo}
        toPerson
        argsOf={(body) => ({ params: { id }, body })}
      />
    </Stack>
  );
};

/** Where the provider cannot tell, or cannot pay back: an operator says what became of it. */
const Outcome = ({ refund }: ActsProps) => {
  const { id, amount, state } = refund;
  const about = aboutOf(refund);
  const made = useAct(useRefundMadeMutation(), { ...about, done: texts.madeTold });
  const failed = useAct(useRefundFailedMutation(), { ...about, done: texts.failedTold });
  const again = useAct(useRefundAgainMutation(), { ...about, done: texts.againTold });
  return (
    <Stack $gap={10}>
      <ActButton act={made} wide variant="primary">
        {texts.made}
      </ActButton>
      <ActButton act={failed} wide>
        {texts.failed}
      </ActButton>
      {state === 'UNCLEAR' && (
        <ActButton act={again} wide>
          {texts.again}
        </ActButton>
      )}
      <MoneyLeftDialog
        act={made}
        title={texts.madeTitle}
        confirmLabel={texts.madeDo}
        referenceLabel={texts.reference}
        consequence={<LeavingSum label={texts.leaves} amount={amount} />}
        argsOf={(body) => ({ params: { id }, body })}
      />
      <ActDialog
        act={failed}
        title={texts.failedTitle}
        confirmLabel={texts.failedDo}
        toPerson
        argsOf={(body) => ({ params: { id }, body })}
      />
      <ActDialog
        act={again}
        title={texts.againTitle}
        confirmLabel={texts.againDo}
        toPerson={false}
        consequence={<Quiet>{texts.againWarning}</Quiet>}
        argsOf={(body) => ({ params: { id }, body })}
      />
    </Stack>
  );
};

/** What an operator may decide about a refund in its present state. */
export const DecideRefund = ({ refund }: ActsProps) => {
  if (refund.state === 'ASKED') return <Agreement refund={refund} />;
  return refund.state === 'BY_HAND' || refund.state === 'UNCLEAR' ? <Outcome refund={refund} /> : null;
};
