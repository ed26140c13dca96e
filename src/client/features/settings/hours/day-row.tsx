import { Copy } from '#client/kit/icons/copy.tsx';
import { Plus } from '#client/kit/icons/plus.tsx';
import { X } from '#client/kit/icons/x.tsx';
import styled from 'styled-components';
import { weeklyHoursTerms } from '#domain/bookings/weekly-hours.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { IconButton } from '#client/kit/controls/icon-button.tsx';
import { Select } from '#client/kit/form/select.tsx';
import { Row, Stack } from '#client/kit/layout/stack.tsx';
import { from, theme } from '#client/kit/theme/theme.ts';
import {
  clockSteps,
  clockText,
  type DaySpan,
  isWeekday,
  spanError,
  spanText,
  whyNoMore,
  withOneMore,
} from './day-spans';
import { texts } from './texts';

interface DayRowProps {
  readonly day: number;
  readonly spans: readonly DaySpan[];
  readonly onChange: (spans: readonly DaySpan[]) => void;
  readonly onCopy: () => void;
}

const { dayMinutes, stepMinutes } = weeklyHoursTerms;
const optionsOf = (steps: readonly number[]) =>
  steps.map((minute) => ({ value: String(minute), label: clockText(minute) }));
const starts = optionsOf(clockSteps(0, dayMinutes - stepMinutes));
const ends = optionsOf(clockSteps(stepMinutes, dayMinutes));

const Day = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px 16px;
  padding: 12px 0;
  &:not(:last-child) {
    border-bottom: 1px solid ${theme.color.line};
  }
  ${from('sm')} {
    grid-template-columns: 116px minmax(0, 1fr);
  }
`;

const Name = styled.h3`
  align-self: start;
  font-size: 15px;
  font-weight: 600;
  line-height: 36px;
`;

const Off = styled.span`
  color: ${theme.color.text3};
  font-size: 14px;
`;

const Span = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) 44px;
  align-items: start;
  gap: 8px;
  max-width: 320px;
  > button {
    width: 44px;
    height: 44px;
    margin-top: 25px;
  }
`;

/** One day of the week: its spans, adding one, and copying them to the other working days. */
export const DayRow = ({ day, spans, onChange, onCopy }: DayRowProps) => {
  const name = texts.days[day] ?? '';
  const more = withOneMore(spans);
  const put = (position: number, part: Partial<DaySpan>) =>
    onChange(spans.map((span, index) => (index === position ? { ...span, ...part } : span)));
  return (
    <Day>
      <Name>{name}</Name>
      <Stack $gap={10}>
        {spans.map((span, position) => {
          const error = spanError(spans, position);
          const errorAt = (field: 'from' | 'to') => (error?.field === field ? error.text : undefined);
          return (
            // Spans have no identity but their position.
            <Span key={position} role="group" aria-label={texts.span(name, position + 1)}>
              <Select
                label={texts.from}
                value={String(span.from)}
                options={starts}
                error={errorAt('from')}
                onChange={({ target }) => put(position, { from: Number(target.value) })}
              />
              <Select
                label={texts.to}
                value={String(span.to)}
                options={ends}
                error={errorAt('to')}
                onChange={({ target }) => put(position, { to: Number(target.value) })}
              />
              <IconButton
                label={texts.remove(name, spanText(span))}
                onClick={() => onChange(spans.filter((_, index) => index !== position))}
              >
                <X aria-hidden />
              </IconButton>
            </Span>
          );
        })}
        <Row $gap={8}>
          {spans.length === 0 && <Off>{texts.off}</Off>}
          <Button
            size="sm"
            variant="ghost"
            aria-label={texts.addTo(name)}
            whyNot={whyNoMore(spans)}
            onClick={() => more !== null && onChange(more)}
          >
            <Plus aria-hidden />
            {texts.add}
          </Button>
          {spans.length > 0 && isWeekday(day) && (
            <Button size="sm" variant="ghost" aria-label={texts.copyOf(name)} onClick={onCopy}>
              <Copy aria-hidden />
              {texts.copy}
            </Button>
          )}
        </Row>
      </Stack>
    </Day>
  );
};
