import { useState } from 'react';
import { payoutReference } from '#domain/money/withdrawal.ts';
import {
  useAgreeRefundMutation,
  useDeclineRefundMutation,
  useRefundAgainMutation,
  useRefundFailedMutation,
  useRefundMadeMutation,
} from '#client/entities/admin/admin-refunds-api.ts';
import { Money } from '#client/entities/money/money.tsx';
import { Button } from '#client/kit/controls/button.tsx';
import { TextField } from '#client/kit/form/text-field.tsx';
import { Stack } from '#client/kit/layout/stack.tsx';
import { useToast } from '#client/kit/toast/use-toast.ts';
import { ReasonDialog } from '../../kit/acts/reason-dialog';
import { untilSeen } from '../../kit/acts/why-not';
import { SumLine } from '../../kit/drawer/panel';
import { useSeen } from '../../kit/drawer/subject-history';
import { Quiet } from '../../kit/quiet';
import { LargeSum, waitsForSecond } from '../common/second-operator';
import { texts } from './texts';
import type { WholeRefund } from './whole-refund';

type Act = 'agree' | 'decline' | 'made' | 'failed' | 'again';

const dialogs = {
  agree: { title: texts.agreeTitle, confirmLabel: texts.agreeDo, toPerson: false, dangerous: false },
  decline: { title: texts.declineTitle, confirmLabel: texts.declineDo, toPerson: true, dangerous: true },
  made: { title: texts.madeTitle, confirmLabel: texts.madeDo, toPerson: false, dangerous: false },
  failed: { title: texts.failedTitle, confirmLabel: texts.failedDo, toPerson: true, dangerous: true },
  again: { title: texts.againTitle, confirmLabel: texts.againDo, toPerson: false, dangerous: true },
} as const;

const actsOf = ({ state }: WholeRefund): readonly Act[] => {
  if (state === 'ASKED') return ['agree', 'decline'];
  if (state === 'BY_HAND') return ['made', 'failed'];
  return state === 'UNCLEAR' ? ['made', 'failed', 'again'] : [];
};

/** What an operator may decide about a refund in its present state. */
export const DecideRefund = ({ refund }: { readonly refund: WholeRefund }) => {
  const { id, amount, askedBy } = refund;
  const [act, setAct] = useState<Act | null>(null);
  const [reference, setReference] = useState('');
  const seen = useSeen(`refund:${id}`, true);
  const [agree] = useAgreeRefundMutation();
  const [decline] = useDeclineRefundMutation();
  const [made] = useRefundMadeMutation();
  const [failed] = useRefundFailedMutation();
  const [again] = useRefundAgainMutation();
  const toast = useToast();
  const acts = actsOf(refund);
  if (acts.length === 0) return null;

  const run = async (chosen: Act, reason: string): Promise<string> => {
    const params = { id };
    const body = { seen: seen ?? 0, reason };
    switch (chosen) {
      case 'agree': {
        const { state } = await agree({ params, body }).unwrap();
        if (state === 'ASKED') return waitsForSecond;
        return state === 'BY_HAND' ? texts.agreedByHand : texts.agreed;
      }
      case 'decline':
        await decline({ params, body }).unwrap();
        return texts.declined;
      case 'made':
        await made({ params, body: { ...body, reference: reference.trim() } }).unwrap();
        return texts.madeTold;
      case 'failed':
        await failed({ params, body }).unwrap();
        return texts.failedTold;
      case 'again':
        await again({ params, body }).unwrap();
        return texts.againTold;
    }
  };

  return (
    <>
      <Stack $gap={8}>
        {acts.map((one, place) => (
          <Button
            key={one}
            wide
            variant={place === 0 ? 'primary' : 'secondary'}
            whyNot={untilSeen(seen)}
            onClick={() => setAct(one)}
          >
            {texts[one]}
          </Button>
        ))}
      </Stack>
      {act !== null && (
        <ReasonDialog
          {...dialogs[act]}
          incomplete={act === 'made' && reference.trim().length < payoutReference.min}
          consequence={
            act === 'again' ? (
              <Quiet>{texts.againWarning}</Quiet>
            ) : (
              act !== 'decline' &&
              act !== 'failed' && (
                <>
                  <dl>
                    <SumLine label={texts.leaves} value={<Money value={amount} />} />
                  </dl>
                  {act === 'agree' && <LargeSum amount={amount} asked={askedBy !== null} />}
                </>
              )
            )
          }
          onClose={() => setAct(null)}
          onConfirm={async (reason) => {
            toast.success(await run(act, reason));
          }}
        >
          {act === 'made' && (
            <TextField
              label={texts.reference}
              autoComplete="off"
              maxLength={payoutReference.max}
              value={reference}
              onChange={({ target }) => setReference(target.value)}
            />
          )}
        </ReasonDialog>
      )}
    </>
  );
};
