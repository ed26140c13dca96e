import { useId } from 'react';
import styled from 'styled-components';
import { hourOf, stripOf } from '#client/entities/booking/booking-dates.ts';
import { bookingTerms } from '#domain/bookings/booking-terms.ts';
import { days } from '#domain/time/durations.ts';
import { Chip } from '#client/kit/display/chip.tsx';
import { dayOf, formatTime } from '#client/kit/display/dates.ts';
import { choiceStyles, chosenCard } from '#client/kit/form/choice-styles.ts';
import { FinePrint } from '#client/kit/layout/prose.tsx';
import { Row, Stack } from '#client/kit/layout/stack.tsx';
import { theme } from '#client/kit/theme/theme.ts';
import { currentTimeZone } from '#client/kit/time/server-now.ts';
import { texts } from './texts';

const Strip = styled.div`
  display: flex;
  gap: 8px;
  /* The focus ring of a day stays whole. */
  padding: 4px;
  margin: -4px;
  overflow-x: auto;
`;

const Day = styled.label`
  ${choiceStyles}
  ${chosenCard}
  display: grid;
  flex: 0 0 52px;
  place-items: center;
  align-content: center;
  min-height: 60px;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.r12};
  line-height: 1.3;
  small {
    color: ${theme.color.text2};
    font-size: 13px;
  }
  b {
    font-weight: 600;
  }
  &:has(:disabled) {
    opacity: 0.4;
    cursor: not-allowed;
  }
`;

const Part = styled.div`
  display: grid;
  gap: 8px;
  h3 {
    color: ${theme.color.text2};
    font-size: 13px;
    font-weight: 500;
  }
`;

const parts = [
  { name: 'morning', from: 6, to: 12 },
  { name: 'day', from: 12, to: 18 },
  { name: 'evening', from: 18, to: 24 },
  { name: 'night', from: 0, to: 6 },
] as const;

/** The day on which the horizon ends counts too. */
const shownDays = bookingTerms.horizon / days(1) + 1;

interface TimeChoiceProps {
  /** Possible start times, ISO, earliest first. */
  readonly starts: readonly string[];
  readonly now: number;
  readonly day: string | null;
  readonly onDay: (day: string) => void;
  readonly value: string | null;
  readonly onChange: (startsAt: string) => void;
}

/** A strip of days in the person's time zone, and the free times of the chosen day. */
export const TimeChoice = ({ starts, now, day, onDay, value, onChange }: TimeChoiceProps) => {
  const group = useId();
  const moments = starts.map((iso) => ({ iso, at: Date.parse(iso) }));
  const free = new Set(moments.map(({ at }) => dayOf(at)));
  const strip = stripOf(now, shownDays).filter(({ key }, index) => index < shownDays - 1 || free.has(key));
  const shown = day !== null && free.has(day) ? day : [...free][0];
  const ofDay = moments.filter(({ at }) => dayOf(at) === shown);
  return (
    <Stack $gap={14}>
      <Strip role="radiogroup" aria-label={texts.day}>
        {strip.map(({ key, weekday, day: number, name }) => (
          <Day key={key} title={free.has(key) ? name : texts.dayTaken(name)}>
            <input
              type="radio"
              name={group}
              aria-label={name}
              checked={key === shown}
              disabled={!free.has(key)}
              onChange={() => onDay(key)}
            />
            <small aria-hidden>{weekday}</small>
            <b aria-hidden>{number}</b>
          </Day>
        ))}
      </Strip>
      {parts.map(({ name, from, to }) => {
        const some = ofDay.filter(({ at }) => hourOf(at) >= from && hourOf(at) < to);
        return some.length === 0 ? null : (
          <Part key={name} role="group" aria-label={texts.parts[name]}>
            <h3 aria-hidden>{texts.parts[name]}</h3>
            <Row $gap={8}>
              {some.map(({ iso, at }) => (
                <Chip key={iso} selected={iso === value} onClick={() => onChange(iso)}>
                  {formatTime(at)}
                </Chip>
              ))}
            </Row>
          </Part>
        );
      })}
      <FinePrint>{texts.zone(currentTimeZone())}</FinePrint>
    </Stack>
  );
};
