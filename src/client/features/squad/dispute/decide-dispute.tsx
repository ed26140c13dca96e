import { useState } from 'react';
import { kopecksToRubles, sumOf } from '#domain/money/kopecks.ts';
import { decisionRefunds } from '#domain/squad/simulation/outcomes.ts';
import { formatMoney } from '#client/entities/money/money.tsx';
import { nameOf, type SquadPageState, useSquad } from '../page-state/squad-page-state';
import { texts } from './texts';
import { disputeTerms } from '#domain/squad/facts/squad-limits.ts';
import { useDecideDisputeMutation } from '#client/entities/squad/desk-disputes-api.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { TextArea } from '#client/kit/form/text-area.tsx';
import { Row, Stack } from '#client/kit/layout/stack.tsx';
import { ConfirmDialog } from '#client/kit/overlay/confirm-dialog.tsx';
import { useServerNow } from '#client/kit/time/use-server-now.ts';
import { useStoredText } from '#client/kit/form/use-stored-text.ts';
import { useStep } from '../page-state/use-step';
import { PercentField, percentOfText } from './percent-field';

const money = (sum: number) => formatMoney(kopecksToRubles(sum));

/** What a decision would do with the held money, to the kopeck, before it is made. */
const decisionText = ({ view, state, me }: SquadPageState, refundPercent: number, at: number): string => {
  const refunds = decisionRefunds(state, me.id, refundPercent, at).filter(({ paid }) => paid > 0);
  const rest = sumOf(refunds, ({ paid, returned }) => paid - returned);
  const backs = refunds.map(({ payerId, paid, returned }) =>
    returned === 0
      ? texts.nothingBack(nameOf(view, payerId) || texts.someone)
      : texts.back(nameOf(view, payerId) || texts.someone, money(returned), money(paid)),
  );
  return [...backs, rest === 0 ? texts.noRest : texts.rest(money(rest))].join(' ');
};

/** A moderator's decision: how much is refunded, and why; confirmed with the exact sums, because it is final. */
export const DecideDispute = () => {
  const pageState = useSquad();
  const { view, state } = pageState;
  const now = useServerNow();
  const [asking, setAsking] = useState(false);
  const [comment, setComment, clear] = useStoredText(`dispute-decision:${view.id}`);
  const [typed, setTyped] = useState(String(state.context.dispute?.wantedPercent ?? 50));
  const [decide] = useDecideDisputeMutation();
  const step = useStep();
  const refundPercent = percentOfText(typed);
  const left = disputeTerms.reasonMin - comment.trim().length;
  const consequence = refundPercent === null ? null : decisionText(pageState, refundPercent, now);
  const submit = async () => {
    if (refundPercent === null) return;
    setAsking(false);
    if (
      await step(
        () => decide({ params: { id: view.id }, body: { refundPercent, comment: comment.trim() } }).unwrap(),
        texts.decidedToast,
      )
    )
      clear();
  };
  return (
    <Stack $gap={12}>
      <PercentField
        label={texts.refundPercent}
        value={typed}
        hint={consequence ?? texts.percentHint}
        error={refundPercent === null ? texts.percentHint : undefined}
        onChange={setTyped}
      />
      <TextArea
        label={texts.decision}
        value={comment}
        maxLength={disputeTerms.reasonMax}
        hint={texts.decisionHint(left)}
        onChange={({ target }) => setComment(target.value)}
      />
      <Row>
        <Button
          variant="primary"
          whyNot={left > 0 ? texts.decisionHint(left) : refundPercent === null ? texts.percentHint : null}
          onClick={() => setAsking(true)}
        >
          {texts.decide}
        </Button>
      </Row>
      {asking && refundPercent !== null && (
        <ConfirmDialog
          title={texts.sure(refundPercent)}
          text={`${consequence ?? ''} ${texts.final}`}
          confirmLabel={texts.decide}
          onConfirm={submit}
          onClose={() => setAsking(false)}
        />
      )}
    </Stack>
  );
};
