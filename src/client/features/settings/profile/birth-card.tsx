import { useState } from 'react';
import type { CallResponse } from '#client/api/call.ts';
import { Loaded } from '#client/api/loaded.tsx';
import { useAttempt } from '#client/api/use-attempt.ts';
import { useGiveAgeMutation, useOwnAgeQuery } from '#client/entities/person/age-api.ts';
import { BirthAsk, birthText } from '#client/entities/person/birth-ask.tsx';
import { BusySkeleton } from '#client/kit/feedback/busy-skeleton.tsx';
import { FormError } from '#client/kit/form/form.tsx';
import { TextField } from '#client/kit/form/text-field.tsx';
import { Stack } from '#client/kit/layout/stack.tsx';
import { serverNow } from '#client/kit/time/server-now.ts';
import { ageGroup, isBirthDate } from '#domain/people/age.ts';
import { Narrow, SaveRow, SettingCard } from '../setting-card';
import { texts } from '../texts';

type Age = CallResponse<'GET /v1/users/me/age'>;

const Form = () => {
  const [give] = useGiveAgeMutation();
  const { run, busy, refusal } = useAttempt();
  const [born, setBorn] = useState('');
  const [tried, setTried] = useState(false);
  const [asking, setAsking] = useState(false);
  const isPossible = isBirthDate(born, serverNow());
  const send = async () => {
    await run(() => give({ body: { born } }).unwrap());
    setAsking(false);
  };
  return (
    <Stack
      as="form"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (isPossible && !busy) setAsking(true);
      }}
    >
      {refusal !== undefined && <FormError>{refusal}</FormError>}
      <TextField
        label={texts.birth}
        type="date"
        autoComplete="bday"
        hint={texts.birthHint}
        value={born}
        error={tried && !isPossible ? texts.birthWrong : undefined}
        onChange={({ target }) => setBorn(target.value)}
      />
      <SaveRow busy={busy} dirty={born !== ''} saved={false} />
      {asking && <BirthAsk born={born} onConfirm={send} onClose={() => setAsking(false)} />}
    </Stack>
  );
};

const Said = ({ born, parentAgrees }: { readonly born: string; readonly parentAgrees: boolean }) => (
  <Stack $gap={6}>
    <p>{birthText(born)}</p>
    {ageGroup(born, serverNow()) === 'MINOR' && <small>{parentAgrees ? texts.parentAgrees : texts.parentNeeded}</small>}
    <small>{texts.birthWrongSaid}</small>
  </Stack>
);

/** The day of birth: mates and some categories are for people of age. */
export const BirthCard = () => {
  const query = useOwnAgeQuery();
  return (
    <SettingCard anchor="birth" title={texts.birth} lead={texts.birthLead}>
      <Narrow>
        <Loaded query={query} skeleton={<BusySkeleton $height={64} $radius="10px" />}>
          {({ born, parentAgrees }: Age) =>
            born === null ? <Form /> : <Said born={born} parentAgrees={parentAgrees} />
          }
        </Loaded>
      </Narrow>
    </SettingCard>
  );
};
