import { promoCodeLimits } from '#domain/pricing/promo-code.ts';
import { TextField } from '#client/kit/form/text-field.tsx';
import { Grid, Stack } from '#client/kit/layout/stack.tsx';
import { serverNow } from '#client/kit/time/server-now.ts';
import { dayFieldValue, typedDayEnd } from '#client/kit/time/typed-time.ts';
import { texts } from './texts';

/** As typed. */
export interface TypedLimits {
  /** A day, `2026-12-31`. */
  readonly until: string;
  readonly maxUses: string;
  readonly maxUsesPerUser: string;
}

export const noLimits: TypedLimits = { until: '', maxUses: '', maxUsesPerUser: '' };

const countOf = (text: string): number | null | undefined => {
  if (text.trim() === '') return null;
  const count = Number(text);
  return Number.isInteger(count) && count >= 1 && count <= promoCodeLimits.maxUses ? count : undefined;
};

/** Empty for a code that never expires. */
export const lastDay = (iso: string | null): string => (iso === null ? '' : dayFieldValue(Date.parse(iso)));

/** Null for no end; undefined for a day that is over. An unchanged day keeps its time, even if it is over. */
const endOf = (until: string, stored: string | null): string | null | undefined => {
  if (until === lastDay(stored)) return stored;
  const end = typedDayEnd(until);
  return end !== null && Date.parse(end) <= serverNow() ? undefined : end;
};

/** As the request takes them; undefined while something is wrong. `stored`: when the code ends now, ISO. */
export const limitsOf = ({ until, maxUses, maxUsesPerUser }: TypedLimits, stored: string | null = null) => {
  const [expiresAt, total, one] = [endOf(until, stored), countOf(maxUses), countOf(maxUsesPerUser)];
  return expiresAt === undefined || total === undefined || one === undefined
    ? undefined
    : { expiresAt, maxUses: total, maxUsesPerUser: one };
};

const wrong = (text: string): string | undefined => (countOf(text) === undefined ? texts.countWrong : undefined);

/** Until when and how often it can be used; empty: unlimited. */
export const LimitsFields = ({
  limits,
  stored,
  onChange,
}: {
  readonly limits: TypedLimits;
  /** When the code ends now, ISO; null: never, or it is a new one. */
  readonly stored: string | null;
  readonly onChange: (limits: TypedLimits) => void;
}) => (
  <Stack $gap={12}>
    <TextField
      label={texts.expires}
      hint={texts.expiresHint}
      type="date"
      value={limits.until}
      error={endOf(limits.until, stored) === undefined ? texts.dayOver : undefined}
      onChange={({ target }) => onChange({ ...limits, until: target.value })}
    />
    <Grid $gap={12} $columns="repeat(2, minmax(0, 1fr))">
      <TextField
        label={texts.total}
        hint={texts.countHint}
        inputMode="numeric"
        autoComplete="off"
        maxLength={7}
        value={limits.maxUses}
        error={wrong(limits.maxUses)}
        onChange={({ target }) => onChange({ ...limits, maxUses: target.value })}
      />
      <TextField
        label={texts.one}
        hint={texts.countHint}
        inputMode="numeric"
        autoComplete="off"
        maxLength={7}
        value={limits.maxUsesPerUser}
        error={wrong(limits.maxUsesPerUser)}
        onChange={({ target }) => onChange({ ...limits, maxUsesPerUser: target.value })}
      />
    </Grid>
  </Stack>
);
