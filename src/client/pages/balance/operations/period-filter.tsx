import { CalendarDays } from '#client/kit/icons/calendar-days.tsx';
import { Check } from '#client/kit/icons/check.tsx';
import { useState } from 'react';
import { days } from '#domain/time/durations.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { formatTypedDay } from '#client/kit/display/calendar.ts';
import { isHalfTyped } from '#client/kit/form/is-half-typed.ts';
import { TextField } from '#client/kit/form/text-field.tsx';
import { Stack } from '#client/kit/layout/stack.tsx';
import { Dialog } from '#client/kit/overlay/dialog.tsx';
import { Menu } from '#client/kit/overlay/menu.tsx';
import { MenuItem, MenuSeparator } from '#client/kit/overlay/menu-item.tsx';
import { serverNow } from '#client/kit/time/server-now.ts';
import { dayFieldValue } from '#client/kit/time/typed-time.ts';
import { isDay, type Period } from './use-operations-filter';
import { texts } from './texts';

const { period: periodTexts } = texts;

const lengths = [7, 30, 90] as const;

const lastDays = (count: number): Period => ({ from: dayFieldValue(serverNow() - days(count - 1)), to: null });
const thisYear = (): Period => ({ from: `${dayFieldValue(serverNow()).slice(0, 4)}-01-01`, to: null });
const always: Period = { from: null, to: null };

const presets = () =>
  [
    [periodTexts.all, always] as const,
    ...lengths.map((count) => [periodTexts.last(count), lastDays(count)] as const),
    [periodTexts.year, thisYear()] as const,
  ] as const;

const isSame = (a: Period, b: Period): boolean => a.from === b.from && a.to === b.to;

const readable = (day: string): string => formatTypedDay(day, serverNow());

const nameOf = (period: Period): string => {
  const preset = presets().find(([, one]) => isSame(one, period));
  if (preset !== undefined) return preset[0];
  return [
    period.from === null ? null : periodTexts.since(readable(period.from)),
    period.to === null ? null : periodTexts.until(readable(period.to)),
  ]
    .filter((part) => part !== null)
    .join(' ');
};

const yearError = (day: string): string | undefined => (day === '' || isDay(day) ? undefined : periodTexts.wrongYear);

interface PeriodProps {
  readonly period: Period;
  readonly onChoose: (period: Period) => void;
}

const OwnDates = ({ period, onChoose, onClose }: PeriodProps & { readonly onClose: () => void }) => {
  const [from, setFrom] = useState(period.from ?? '');
  const [to, setTo] = useState(period.to ?? '');
  const fromError = yearError(from);
  const toError = yearError(to) ?? (from !== '' && to !== '' && from > to ? periodTexts.wrong : undefined);
  const today = dayFieldValue(serverNow());
  return (
    <Dialog title={periodTexts.title} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (fromError !== undefined || toError !== undefined || isHalfTyped(event.currentTarget)) return;
          onChoose({ from: from || null, to: to || null });
          onClose();
        }}
      >
        <Stack $gap={16}>
          <TextField
            label={periodTexts.from}
            type="date"
            value={from}
            max={today}
            error={fromError}
            onChange={({ target }) => setFrom(target.value)}
          />
          <TextField
            label={periodTexts.to}
            type="date"
            value={to}
            max={today}
            error={toError}
            onChange={({ target }) => setTo(target.value)}
          />
          <Button type="submit" variant="primary" wide>
            {periodTexts.show}
          </Button>
        </Stack>
      </form>
    </Dialog>
  );
};

/** The period of the operations shown. */
export const PeriodFilter = ({ period, onChoose }: PeriodProps) => {
  const [choosing, setChoosing] = useState(false);
  const name = nameOf(period);
  return (
    <>
      <Menu
        align="end"
        label={periodTexts.label}
        trigger={
          <Button size="sm" aria-label={`${periodTexts.label}: ${name}`}>
            <CalendarDays aria-hidden />
            {name}
          </Button>
        }
      >
        {presets().map(([text, preset]) => (
          <MenuItem
            key={text}
            after={isSame(preset, period) && <Check aria-hidden />}
            onSelect={() => onChoose(preset)}
          >
            {text}
          </MenuItem>
        ))}
        <MenuSeparator />
        <MenuItem onSelect={() => setChoosing(true)}>{periodTexts.own}</MenuItem>
      </Menu>
      {choosing && <OwnDates period={period} onChoose={onChoose} onClose={() => setChoosing(false)} />}
    </>
  );
};
