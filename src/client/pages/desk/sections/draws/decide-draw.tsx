import { useCancelDrawMutation, useDrawWinnersMutation, usePayDrawMutation } from '#client/entities/desk/draws-api.ts';
import { formatMoney, Money } from '#client/entities/money/money.tsx';
import { useMe } from '#client/entities/person/users-api.ts';
import { Row, Stack } from '#client/kit/layout/stack.tsx';
import { useServerNow } from '#client/kit/time/use-server-now.ts';
import { ActFailure } from '../../kit/acts/act-failure';
import { SumLine } from '../../kit/drawer/panel';
import { LargeSum, SecondOperator, waitsForSecond } from '../common/second-operator';
import type { Draw } from './draw';
import { texts } from './texts';
import { useAct } from '../../kit/acts/use-act';
import { ActButton, ActDialog, ActQuestion } from '../../kit/acts/act-dialog';

const secondMs = 1000;

const useDrawActs = ({ id, status }: Draw) => {
  const about = { title: texts.drawer(String(id)), subject: `draw:${id}` } as const;
  return {
    draw: useAct(useDrawWinnersMutation(), { ...about, done: texts.drawn }),
    pay: useAct(usePayDrawMutation(), {
      ...about,
      done: (after) => (status === 'DRAWN' && after.status === 'DRAWN' ? waitsForSecond : texts.paid),
    }),
    cancel: useAct(useCancelDrawMutation(), { ...about, done: texts.canceled }),
  };
};

interface ActsProps {
  readonly draw: Draw;
  readonly acts: ReturnType<typeof useDrawActs>;
}

/** Pays the prizes of a draw whose winners are known. */
const PayDraw = ({ draw: { id, prize, winners, askedBy }, acts: { pay } }: ActsProps) => {
  const me = useMe();
  if (winners.some(({ person }) => person.id === me?.id)) return <p>{texts.own}</p>;
  return (
    <>
      <dl>
        <SumLine label={texts.fund} value={<Money value={prize * winners.length} />} />
      </dl>
      <SecondOperator askedBy={askedBy} />
      <LargeSum amount={prize * winners.length} asked={askedBy !== null} />
      <ActButton act={pay} wide variant="primary">
        {texts.pay}
      </ActButton>
      <ActQuestion
        act={pay}
        title={texts.payTitle}
        text={texts.payTold(winners.length, formatMoney(prize * winners.length))}
        confirmLabel={texts.payDo}
        argsOf={(seen) => ({ params: { id }, body: { seen } })}
      />
    </>
  );
};

/** Draws the winners when tickets are no longer given. */
const OpenDraw = ({ draw: opened, acts: { draw, cancel } }: ActsProps) => {
  const now = useServerNow(secondMs);
  return (
    <>
      <Row $gap={8}>
        <ActButton act={draw} wide variant="primary" whyNot={now < Date.parse(opened.closesAt) ? texts.notYet : null}>
          {texts.draw}
        </ActButton>
        <ActButton act={cancel} variant="danger">
          {texts.cancel}
        </ActButton>
      </Row>
      <ActQuestion
        act={draw}
        title={texts.drawTitle}
        text={texts.drawTold(opened)}
        confirmLabel={texts.drawDo}
        argsOf={(seen) => ({ params: { id: opened.id }, body: { seen } })}
      />
    </>
  );
};

/** Drawn when tickets are no longer given, paid after that, or cancelled before. */
export const DecideDraw = ({ draw }: { readonly draw: Draw }) => {
  const acts = useDrawActs(draw);
  return (
    <Stack $gap={10}>
      <ActFailure failure={acts.draw.failure ?? acts.pay.failure} />
      {draw.status === 'DRAWN' && <PayDraw draw={draw} acts={acts} />}
      {draw.status === 'OPEN' && <OpenDraw draw={draw} acts={acts} />}
      <ActDialog
        act={acts.cancel}
        title={texts.cancelTitle}
        confirmLabel={texts.cancelLabel}
        toPerson
        consequence={
          <dl>
            <SumLine label={texts.participants} value={draw.participants} />
          </dl>
        }
        argsOf={({ reason, seen }) => ({ params: { id: draw.id }, body: { seen, reason } })}
      />
    </Stack>
  );
};
