import { useState } from 'react';
import { readSteamTradeUrl } from '#domain/money/steam-trade-url.ts';
import { useAttempt } from '#client/api/use-attempt.ts';
import { useSaveSteamTradeUrlMutation, useSteamTradeUrlQuery } from '#client/entities/money/deposits-trade-url-api.ts';
import { Loaded } from '#client/api/loaded.tsx';
import { BusySkeleton } from '#client/kit/feedback/busy-skeleton.tsx';
import { TextField } from '#client/kit/form/text-field.tsx';
import { defineTexts } from '#client/kit/texts/define-texts.ts';
import { Narrow, SaveRow, SettingCard } from '../setting-card';

const texts = defineTexts({
  ru: {
    title: 'Обмен в Steam',
    lead: 'По этой ссылке принимаем скины, когда ты пополняешь баланс ими.',
    label: 'Ссылка на обмен',
    hint: 'Steam → Инвентарь → Предложения обмена → Кто может отправлять',
    wrong: 'Это не похоже на ссылку обмена Steam',
  },
});

/** What is saved, and whether the typed text differs from it. */
const Form = ({ saved }: { readonly saved: string }) => {
  const [save, { isLoading, isSuccess }] = useSaveSteamTradeUrlMutation();
  const [typed, setTyped] = useState(saved);
  const { run, refusal: error, refuse } = useAttempt();
  const url = typed.trim();
  const submit = async () => {
    if (url !== '' && readSteamTradeUrl(url) === null) return refuse(texts.wrong);
    await run(async () => {
      await save({ body: { url: url === '' ? null : url } }).unwrap();
    });
    return undefined;
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isLoading) void submit();
      }}
    >
      <Narrow>
        <TextField
          label={texts.label}
          hint={texts.hint}
          error={error}
          value={typed}
          inputMode="url"
          autoComplete="off"
          maxLength={300}
          placeholder="https://steamcommunity.com/tradeoffer/new/?partner=…&token=…"
          onChange={({ target }) => {
            refuse(undefined);
            setTyped(target.value);
          }}
        />
        <SaveRow busy={isLoading} dirty={url !== saved} saved={isSuccess} />
      </Narrow>
    </form>
  );
};

/** The address from which skins are sent; an empty field deletes it. */
export const SteamTradeCard = () => (
  <SettingCard anchor="steam" title={texts.title} lead={texts.lead}>
    <Loaded query={useSteamTradeUrlQuery()} skeleton={<BusySkeleton $height={96} $radius="12px" />}>
      {({ url }) => <Form saved={url ?? ''} />}
    </Loaded>
  </SettingCard>
);
