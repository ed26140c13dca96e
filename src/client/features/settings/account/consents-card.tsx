import { useState } from 'react';
import type { CallResponse } from '#client/api/call.ts';
import { Loaded } from '#client/api/loaded.tsx';
import { useAttempt } from '#client/api/use-attempt.ts';
import {
  useAgreeMutation,
  useOwnConsentsQuery,
  useTakeConsentBackMutation,
} from '#client/entities/documents/consents-api.ts';
import { useSetAllowMarketingMutation } from '#client/entities/person/users-profile-api.ts';
import { FileLink } from '#client/kit/controls/file-link.tsx';
import { Button } from '#client/kit/controls/button.tsx';
import { BusySkeleton } from '#client/kit/feedback/busy-skeleton.tsx';
import { FormError } from '#client/kit/form/form.tsx';
import { RuledList } from '#client/kit/layout/ruled-list.tsx';
import { Row, Stack } from '#client/kit/layout/stack.tsx';
import { ConfirmDialog } from '#client/kit/overlay/confirm-dialog.tsx';
import { TextLink } from '#client/kit/routing/text-link.tsx';
import { chosenGame } from '#contract/routes/route.ts';
import { settingsPath } from '#contract/routes/game-pages.ts';
import { documentPaths } from '#contract/routes/product-pages.ts';
import { documentPages } from '#domain/documents/document-pages.ts';
import { formatFullMoment } from '#client/kit/display/dates.ts';
import { SettingCard } from '../setting-card';
import { consentsTexts as texts } from './consents-texts';

type OwnConsent = CallResponse<'GET /v1/users/me/consents'>[number];

const stateOf = ({ state, said, hash }: OwnConsent): string => {
  if (said === null) return texts.states[state];
  const date = formatFullMoment(Date.parse(said.at));
  if (state === 'GIVEN') return said.hash === hash ? texts.given(date) : texts.givenFormer(date);
  return state === 'TAKEN_BACK' ? texts.takenBack(date) : texts.changed(date);
};

/** What the button of a consent does: letters are switched, mates' terms taken back, the rest ends with the account. */
const useChange = ({ document, hash }: OwnConsent) => {
  const [agree] = useAgreeMutation();
  const [takeBack] = useTakeConsentBackMutation();
  const [setAllowMarketing] = useSetAllowMarketingMutation();
  const attempt = useAttempt();
  const give = () =>
    document === 'marketing'
      ? setAllowMarketing({ body: { allowMarketing: true } }).unwrap()
      : agree({ body: { consents: [{ document, hash }], place: 'SETTINGS' } }).unwrap();
  const end = () =>
    document === 'mate-terms'
      ? takeBack({ params: { document } }).unwrap()
      : setAllowMarketing({ body: { allowMarketing: false } }).unwrap();
  return { ...attempt, give: () => attempt.run(give), end: () => attempt.run(end) };
};

const ConsentRow = ({ consent }: { readonly consent: OwnConsent }) => {
  const { document, state } = consent;
  const [asking, setAsking] = useState(false);
  const { busy, refusal, give, end } = useChange(consent);
  const name = documentPages[document].title;
  const endsWithAccount = document === 'policy' || document === 'personal-data';
  return (
    <Stack as="li" $gap={8}>
      <TextLink to={documentPaths[document]}>{name}</TextLink>
      <small>{stateOf(consent)}</small>
      {refusal !== undefined && <FormError>{refusal}</FormError>}
      <Row>
        {state !== 'GIVEN' && (
          <Button size="sm" variant="soft" busy={busy} aria-label={texts.giveOf(name)} onClick={() => void give()}>
            {texts.give}
          </Button>
        )}
        {state === 'GIVEN' &&
          (endsWithAccount ? (
            <TextLink to={settingsPath(chosenGame, 'leaving')}>{texts.withAccount}</TextLink>
          ) : (
            <Button
              size="sm"
              variant="ghost"
              busy={busy}
              aria-label={texts.takeBackOf(name)}
              onClick={() => (document === 'mate-terms' ? setAsking(true) : void end())}
            >
              {texts.takeBack}
            </Button>
          ))}
      </Row>
      {asking && (
        <ConfirmDialog
          title={texts.takeBackOf(name)}
          text={texts.mateTermsEnd}
          confirmLabel={texts.takeBack}
          dangerous
          onConfirm={() => {
            setAsking(false);
            void end();
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </Stack>
  );
};

/** What the person has agreed to, when, and how each consent ends. Mates' terms are shown to mates, former ones too. */
export const ConsentsCard = ({ isMate }: { readonly isMate: boolean }) => {
  const query = useOwnConsentsQuery();
  return (
    <SettingCard anchor="consents" title={texts.title} lead={texts.lead}>
      <Stack>
        <Loaded query={query} skeleton={<BusySkeleton $height={160} $radius="10px" />}>
          {(consents) => (
            <RuledList $space={12}>
              {consents
                .filter(({ document, said }) => document !== 'mate-terms' || isMate || said !== null)
                .map((consent) => (
                  <ConsentRow key={consent.document} consent={consent} />
                ))}
            </RuledList>
          )}
        </Loaded>
        <Stack $gap={6} $align="start">
          <FileLink href="/v1/users/me/data.zip" download>
            {texts.data}
          </FileLink>
          <small>{texts.dataNote}</small>
        </Stack>
      </Stack>
    </SettingCard>
  );
};
