import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import styled from 'styled-components';
import { failureOf } from '../../api/api-failure';
import { useAdvanceClockMutation, useDemoClockQuery } from '../../api/dev-api';
import { Button } from '../../ui/controls/button';
import { formatFullMoment } from '../../ui/data/format-full-moment';
import { ErrorState } from '../../ui/feedback/error-state';
import { Skeleton } from '../../ui/feedback/skeleton';
import { TextField } from '../../ui/form/text-field';
import { Quiet } from '../../ui/layout/quiet';
import { Row, Stack } from '../../ui/layout/stack';
import { tabular } from '../../ui/theme/mixins';
import { theme } from '../../ui/theme/theme';
import { useServerNow } from '../../ui/time/use-server-now';
import { useToast } from '../../ui/toast/use-toast';
import { clockWords } from './clock-words';
import { texts } from './texts';
import { Tool } from './tool';

const minute = 60_000;
const steps = [
  ['minute', minute],
  ['quarter', 15 * minute],
  ['hour', 60 * minute],
  ['day', 24 * 60 * minute],
] as const;
const most = 400 * 24 * 60;

const Now = styled.p`
  ${tabular}
  font: 600 20px/1.3 ${theme.font.title};
`;

const Form = styled.form`
  display: flex;
  align-items: flex-start;
  gap: 12px;
  > :first-child {
    flex: 1;
    min-width: 0;
  }
  > button {
    margin-top: 28px;
  }
`;

const Time = () => <time>{formatFullMoment(useServerNow())}</time>;

/** The product's clock: where it stands, and forward it goes. */
export const ClockTool = () => {
  const { data, error, refetch } = useDemoClockQuery();
  const [advance, { isLoading }] = useAdvanceClockMutation();
  const toast = useToast();
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState<string | undefined>(undefined);
  const move = async (advanceMs: number): Promise<boolean> => {
    try {
      await advance({ body: { advanceMs } }).unwrap();
      toast.success(texts.moved);
      return true;
    } catch (refusal) {
      toast.danger(failureOf(refusal).message);
      return false;
    }
  };
  const moveTyped = async () => {
    const minutes = Number(typed);
    if (!Number.isInteger(minutes) || minutes < 1 || minutes > most) {
      setWrong(texts.advanceWrong);
      return;
    }
    if (await move(minutes * minute)) setTyped('');
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isLoading) void moveTyped();
  };
  if (data === undefined && error !== undefined) {
    return (
      <Tool title={texts.clock}>
        <ErrorState text={failureOf(error).message} onRetry={refetch} />
      </Tool>
    );
  }
  return (
    <Tool title={texts.clock}>
      <Stack>
        <Quiet>{texts.clockLead}</Quiet>
        {data === undefined ? (
          <Skeleton $height={50} $radius="12px" />
        ) : (
          <div>
            <Now>
              <Time />
            </Now>
            <Quiet>{data.offsetMs < minute ? texts.onTime : texts.ahead(clockWords(data.offsetMs))}</Quiet>
          </div>
        )}
        <Row>
          {steps.map(([name, ms]) => (
            <Button key={name} size="sm" onClick={() => move(ms)}>
              {texts.steps[name]}
            </Button>
          ))}
        </Row>
        <Form onSubmit={submit} noValidate>
          <TextField
            label={texts.advance}
            hint={texts.advanceHint}
            error={wrong}
            inputMode="numeric"
            maxLength={6}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setWrong(undefined);
            }}
          />
          <Button type="submit" busy={isLoading}>
            {texts.go}
          </Button>
        </Form>
      </Stack>
    </Tool>
  );
};
