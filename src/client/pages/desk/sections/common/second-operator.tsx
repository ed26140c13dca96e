import { correctionLimits } from '#domain/money/correction.ts';
import { kopecksToRubles } from '#domain/money/kopecks.ts';
import { formatMoney } from '#client/entities/money/money.tsx';
import { Badge } from '#client/kit/display/badge.tsx';
import { Row } from '#client/kit/layout/stack.tsx';
import { defineTexts } from '#client/kit/texts/define-texts.ts';
import { PersonCell } from '../../kit/person-cell';

const alone = kopecksToRubles(correctionLimits.secondOperatorAbove);

const texts = defineTexts({
  ru: {
    needed: 'Нужен второй оператор',
    asked: 'Первое подтверждение',
    large: `Больше ${formatMoney(alone)} подтверждают двое: деньги уйдут после второго оператора.`,
    waits: 'Ждёт второго оператора',
  },
});

/** The toast after a first operator's word. */
export const waitsForSecond = texts.waits;

type Asker = Parameters<typeof PersonCell>[0]['person'];

/** Who has asked for the money, while another operator has to agree. */
export const SecondOperator = ({ askedBy }: { readonly askedBy: Asker | null }) =>
  askedBy === null ? null : (
    <Row $justify="space-between">
      <PersonCell person={askedBy} hint={texts.asked} />
      <Badge $tone="warn">{texts.needed}</Badge>
    </Row>
  );

/** Under the sum of an act that one operator may not carry out alone. */
export const LargeSum = ({ amount, asked }: { readonly amount: number | null; readonly asked: boolean }) =>
  amount !== null && amount > alone && !asked ? <small>{texts.large}</small> : null;
