import { type SyntheticEvent, useState } from 'react';
import styled from 'styled-components';
import { demoLimits } from '#domain/time/demo-limits.ts';
import { texts, Tool } from './tool';
import { Loaded, LoadFailed } from '#client/api/loaded.tsx';
import { useRefusalToast } from '#client/api/use-refusal-toast.ts';
import { useAdvanceClockMutation, useDemoClockQuery } from '#client/entities/session/dev-api.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { formatFullMoment } from '#client/kit/display/dates.ts';
import { Skeleton } from '#client/kit/feedback/skeleton.tsx';
import { TextField } from '#client/kit/form/text-field.tsx';
import { unlessChanged } from '#client/kit/form/unless-changed.ts';
import { Quiet } from '#client/kit/layout/prose.tsx';
import { Row, Stack } from '#client/kit/layout/stack.tsx';
import { tabular, theme } from '#client/kit/theme/theme.ts';
import { useServerNow } from '#client/kit/time/use-server-now.ts';
import { useToast } from '#client/kit/toast/use-toast.ts';

const clockWordsMinute = 60_000;

/** «2 д 3 ч 5 мин» of milliseconds; the smallest unit is a minute. */
const durationText = (ms: number): string => {
  const all = Math.round(ms / clockWordsMinute);
  const [days, hours, minutes] = [Math.floor(all / 1440), Math.floor((all % 1440) / 60), all % 60];
  return [days > 0 && texts.days(days), hours > 0 && texts.hours(hours), minutes > 0 && texts.minutes(minutes)]
    .filter(Boolean)
    .join(' ');
};

const minute = 60_000;
const steps = [
  ['minute', minute],
  ['quarter', 15 * minute],
  ['hour', 60 * minute],
  ['day', 24 * 60 * minute],
] as const;
const most = demoLimits.clockAdvance / minute;

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

/** The product's clock: its time, and moving it forward. */
export const ClockTool = () => {
  const query = useDemoClockQuery();
  const [advance, { isLoading }] = useAdvanceClockMutation();
  const toast = useToast();
  const showRefusal = useRefusalToast();
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState<string | undefined>(undefined);
  const move = async (advanceMs: number): Promise<boolean> => {
    try {
      await advance({ body: { advanceMs } }).unwrap();
      toast.success(texts.moved);
      return true;
    } catch (refusal) {
      showRefusal(refusal);
      return false;
    }
  };
  const moveTyped = async () => {
    const minutes = Number(typed);
    if (!Number.isInteger(minutes) || minutes < 1 || minutes > most) {
      setWrong(texts.advanceWrong);
      return;
    }
    if (await move(minutes * minute)) setTyped(unlessChanged(typed, ''));
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isLoading) void moveTyped();
  };
  if (query.data === undefined && query.error !== undefined) {
    return (
      <Tool title={texts.clock}>
        <LoadFailed as="box" query={query} />
      </Tool>
    );
  }
  return (
    <Tool title={texts.clock}>
      <Stack>
        <Quiet>{texts.clockLead}</Quiet>
        <Loaded query={query} skeleton={<Skeleton $height={50} $radius="12px" />}>
          {({ offsetMs }) => (
            <div>
              <Now>
                <Time />
              </Now>
              <Quiet>{offsetMs < minute ? texts.onTime : texts.ahead(durationText(offsetMs))}</Quiet>
            </div>
          )}
        </Loaded>
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
