import styled from 'styled-components';
import { squadEventNames } from '#domain/desk/squad-event-names.ts';
import type { Move } from '#domain/market/life.ts';
import type { Broken } from '#domain/market/market.ts';
import { logOf } from '#domain/market/shrink.ts';
import { devMachinesPath } from '#contract/routes/demo-pages.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { ButtonLink } from '#client/kit/controls/button-link.tsx';
import { saveFile } from '#client/kit/display/save-file.ts';
import { Card, CardTitle } from '#client/kit/layout/card.tsx';
import { Row, Stack } from '#client/kit/layout/stack.tsx';
import { theme } from '#client/kit/theme/theme.ts';
import { canHash } from '../case/step-hashes';
import { emptyTape, hashOf } from '../machines/play/tape';
import { hashedLog } from './hashed-log';
import { lawText } from './law-text';
import { texts } from './texts';

const Told = styled.p`
  color: ${theme.color.danger};
  overflow-wrap: anywhere;
`;

const Steps = styled.ol`
  display: flex;
  flex-direction: column;
  gap: 4px;
  padding-left: 20px;
  list-style: decimal;
  small {
    color: ${theme.color.text2};
  }
`;

const nameOf = (move: Move): string =>
  move.kind === 'press' ? squadEventNames[move.event.type] : move.kind === 'create' ? texts.created : texts.succeeded;

const whoOf = (move: Move): string => {
  const by = move.kind === 'create' ? move.facts.by : move.kind === 'press' ? move.event.by : move.by;
  return typeof by === 'object' ? texts.operator : by === 'system' ? texts.clockItself : by;
};

/** The shortest steps as a play of the squad's machine: it begins where the log does. */
const playOf = (least: readonly Move[]): string => {
  const log = logOf(least, () => '');
  const from = log.findLastIndex(({ event }) => event.type === 'squad.snapshot');
  const begun = log[from]?.event;
  if (begun?.type !== 'squad.snapshot') return devMachinesPath;
  const { value, context } = begun.state;
  const steps = log.slice(from + 1).map(({ event }) => ({ event }));
  return `${devMachinesPath}?machine=squad${hashOf({ ...emptyTape, start: { state: value, context }, steps, at: steps.length })}`;
};

interface BrokenLawProps {
  readonly broken: Broken;
  readonly least: readonly Move[];
}

/** Which law broke, and the shortest way to break it. */
export const BrokenLaw = ({ broken, least }: BrokenLawProps) => {
  const { seed, law, told, press, moves } = broken;
  const save = async () =>
    saveFile(`market-${seed}.json`, JSON.stringify(await hashedLog(least), null, 1), 'application/json');
  return (
    <Card role="alert">
      <Stack $gap={12}>
        <CardTitle>{texts.brokenTitle}</CardTitle>
        <p>
          {lawText(law)}. {texts.brokenAt(seed, press)}
        </p>
        <Told>{told}</Told>
        <p>{texts.shortest(moves.length, least.length)}</p>
        <Steps>
          {least.map((move, index) => (
            <li key={index}>
              {nameOf(move)} <small>{texts.by(whoOf(move))}</small>
            </li>
          ))}
        </Steps>
        <Row>
          <ButtonLink size="sm" variant="primary" to={playOf(least)}>
            {texts.openMachines}
          </ButtonLink>
          <Button size="sm" whyNot={canHash() ? null : texts.cannotHash} onClick={() => void save()}>
            {texts.save}
          </Button>
        </Row>
      </Stack>
    </Card>
  );
};
