import { type FormEvent, useState } from 'react';
import { type AskedTermName, askedTermNames } from '#domain/what-if/other-terms.ts';
import { whatIfDays } from '#contract/desk/what-if.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { Select } from '#client/kit/form/select.tsx';
import { TextField } from '#client/kit/form/text-field.tsx';
import { fitColumns, Grid, Row, Stack } from '#client/kit/layout/stack.tsx';
import { GroupTitle } from '../../kit/section-page';
import { type AskedTexts, numberOf, termTexts } from './asked';
import { texts } from './texts';

type Group = keyof typeof texts.groups;

const groupOf = (name: AskedTermName): Group =>
  name.startsWith('rate-')
    ? 'rate'
    : name.startsWith('percent-')
      ? 'percent'
      : name.startsWith('strike-')
        ? 'strikes'
        : name.startsWith('referral-')
          ? 'rewards'
          : 'squad';

/** Groups whose names are long. */
const wide: ReadonlySet<Group> = new Set(['squad', 'rewards', 'strikes']);

interface TermFieldsProps {
  readonly asked: AskedTexts;
  readonly days: number;
  readonly busy: boolean;
  readonly onAsk: (asked: AskedTexts, days: number) => void;
}

/** Other terms to ask about; an empty field leaves its term as it was. */
export const TermFields = ({ asked, days, busy, onAsk }: TermFieldsProps) => {
  const [fields, setFields] = useState(asked);
  const [span, setSpan] = useState(days);
  const [isTried, setTried] = useState(false);
  const given = askedTermNames.filter((name) => (fields[name] ?? '').trim() !== '');
  const wrong = given.filter((name) => numberOf(name, fields[name] ?? '') === null);
  const ask = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (wrong.length === 0) onAsk(Object.fromEntries(given.map((name) => [name, fields[name] ?? ''])), span);
  };
  return (
    <Stack as="form" $gap={12} onSubmit={ask} noValidate>
      {(['squad', 'rate', 'percent', 'rewards', 'strikes'] as const).map((group) => (
        <Stack key={group} $gap={8} role="group" aria-label={texts.groups[group]}>
          <GroupTitle>{texts.groups[group]}</GroupTitle>
          <Grid $gap={12} $columns={fitColumns(wide.has(group) ? 300 : 140)}>
            {askedTermNames
              .filter((name) => groupOf(name) === group)
              .map((name) => {
                const { usual, min, max } = termTexts(name);
                return (
                  <TextField
                    key={name}
                    label={texts.names[name]}
                    inputMode="decimal"
                    autoComplete="off"
                    placeholder={texts.asItWas(usual)}
                    value={fields[name] ?? ''}
                    error={isTried && wrong.includes(name) ? texts.bounds(min, max) : undefined}
                    onChange={({ target }) => setFields((now) => ({ ...now, [name]: target.value }))}
                  />
                );
              })}
          </Grid>
        </Stack>
      ))}
      <Row $gap={12} $align="end">
        <Select
          label={texts.period}
          value={String(span)}
          onChange={({ target }) => setSpan(Number(target.value))}
          options={whatIfDays.map((count) => ({ value: String(count), label: texts.days(count) }))}
        />
        <Button type="submit" variant="primary" busy={busy}>
          {texts.ask}
        </Button>
        {given.length > 0 && <Button onClick={() => setFields({})}>{texts.clear}</Button>}
      </Row>
    </Stack>
  );
};
