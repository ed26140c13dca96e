import { useId } from 'react';
import styled from 'styled-components';
import { Money } from '#client/entities/money/money.tsx';
import { Button } from '#client/kit/controls/button.tsx';
import { Slider } from '#client/kit/form/slider.tsx';
import { Input } from '#client/kit/form/text-field.tsx';
import { Row, Stack } from '#client/kit/layout/stack.tsx';
import { Panel, SumLine } from '../../kit/drawer/panel';
import { texts } from './texts';

interface Share {
  readonly userId: string;
  readonly amount: number;
}

interface Outcome {
  readonly percent: number;
  readonly returned: readonly Share[];
  readonly paid: readonly Share[];
  readonly service: number;
  readonly subsidyBack: number;
  readonly held: number;
}

const Exact = styled.span`
  width: 84px;
`;

const presets = [0, 25, 50, 75, 100];

const clamp = (value: number): number => Math.min(100, Math.max(0, Math.round(value)));

/** Where the money goes at this percent, in rubles. */
const OutcomeLines = ({
  outcome,
  names,
}: {
  readonly outcome: Outcome;
  readonly names: (userId: string) => string;
}) => {
  const { returned, paid, service, subsidyBack, held } = outcome;
  const lines = [
    ...returned.map(({ userId, amount }) => ({ label: texts.returned(names(userId)), amount })),
    ...paid.map(({ userId, amount }) => ({ label: texts.paid(names(userId)), amount })),
    { label: texts.service, amount: service },
    { label: texts.subsidyBack, amount: subsidyBack },
    { label: texts.held, amount: held },
  ].filter(({ amount }) => amount > 0);
  return lines.length === 0 ? (
    <p>{texts.nothing}</p>
  ) : (
    <dl aria-live="polite">
      {lines.map(({ label, amount }) => (
        <SumLine key={label} label={label} value={<Money value={amount} />} />
      ))}
    </dl>
  );
};

/** A split by whole percents, with the result of each. */
export const PercentChoice = ({
  outcomes,
  names,
  value,
  onChange,
}: {
  readonly outcomes: readonly Outcome[];
  readonly names: (userId: string) => string;
  readonly value: number;
  readonly onChange: (percent: number) => void;
}) => {
  const id = useId();
  const outcome = outcomes[value];
  return (
    <Stack $gap={10}>
      <label htmlFor={id}>{texts.percent}</label>
      <Row $gap={12} $wrap="nowrap">
        <Slider
          id={id}
          min={0}
          max={100}
          value={value}
          onChange={({ target }) => onChange(clamp(Number(target.value)))}
        />
        <Exact>
          <Input
            type="number"
            inputMode="numeric"
            min={0}
            max={100}
            aria-label={texts.percent}
            value={value}
            onChange={({ target }) => onChange(clamp(Number(target.value)))}
          />
        </Exact>
      </Row>
      <Row $gap={6} role="group" aria-label={texts.presets}>
        {presets.map((percent) => (
          <Button
            key={percent}
            size="sm"
            variant={percent === value ? 'secondary' : 'ghost'}
            aria-pressed={percent === value}
            onClick={() => onChange(percent)}
          >
            {percent} %
          </Button>
        ))}
      </Row>
      {outcome && (
        <Panel>
          <OutcomeLines outcome={outcome} names={names} />
        </Panel>
      )}
    </Stack>
  );
};
