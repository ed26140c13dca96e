import type { CallResponse } from '#client/api/call.ts';
import { Loaded } from '#client/api/loaded.tsx';
import { useWeeklyHoursQuery } from '#client/entities/booking/bookings-api.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { BusySkeleton } from '#client/kit/feedback/busy-skeleton.tsx';
import { FormError } from '#client/kit/form/form.tsx';
import { FinePrint } from '#client/kit/layout/prose.tsx';
import { Stack } from '#client/kit/layout/stack.tsx';
import { TextLink } from '#client/kit/routing/text-link.tsx';
import { useToast } from '#client/kit/toast/use-toast.ts';
import { SaveRow, SettingCard } from '../setting-card';
import { texts as settingsTexts } from '../texts';
import { DayRow } from './day-row';
import { onWeekdays, withDay } from './day-spans';
import { texts } from './texts';
import { useHours } from './use-hours';
import { settingsPath } from '#contract/routes/game-pages.ts';

interface HoursFormProps {
  readonly userId: string;
  readonly saved: CallResponse<'GET /v1/mates/me/hours'>['hours'];
}

/** Unsaved changes survive a reload, until they are saved or discarded. */
const HoursForm = ({ userId, saved }: HoursFormProps) => {
  const { week, dirty, busy, done, failure, change, drop, submit } = useHours(userId, saved);
  const toast = useToast();
  return (
    <Stack
      as="form"
      $gap={12}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {week.every((spans) => spans.length === 0) && <p>{texts.empty}</p>}
      <ul>
        {week.map((spans, day) => (
          <DayRow
            key={texts.days[day]}
            day={day}
            spans={spans}
            onChange={(next) => change(withDay(week, day, next))}
            onCopy={() => {
              change(onWeekdays(week, day));
              toast.info(texts.copied);
            }}
          />
        ))}
      </ul>
      <FinePrint>{texts.midnight}</FinePrint>
      {failure !== undefined && <FormError>{failure}</FormError>}
      <SaveRow busy={busy} dirty={dirty} saved={done}>
        {dirty && (
          <>
            <Button variant="ghost" size="sm" onClick={drop}>
              {settingsTexts.draftDrop}
            </Button>
            <FinePrint>{settingsTexts.draftNote}</FinePrint>
          </>
        )}
      </SaveRow>
    </Stack>
  );
};

interface HoursCardProps {
  readonly userId: string;
  readonly gameId: string;
}

/** When clients may book a mate, week by week in the mate's time zone. */
export const HoursCard = ({ userId, gameId }: HoursCardProps) => {
  const query = useWeeklyHoursQuery();
  const { data } = query;
  return (
    <SettingCard
      anchor="hours"
      title={texts.title}
      lead={
        <>
          {texts.lead}{' '}
          {data !== undefined && (
            <>
              {texts.zone(data.timeZone)} <TextLink to={settingsPath(gameId, 'timezone')}>{texts.changeZone}</TextLink>
            </>
          )}
        </>
      }
    >
      <Loaded query={query} skeleton={<BusySkeleton $height={420} $radius="12px" />}>
        {({ hours }) => <HoursForm userId={userId} saved={hours} />}
      </Loaded>
    </SettingCard>
  );
};
