import { startTransition, useId, useState } from 'react';
import styled from 'styled-components';
import { documentPaths } from '#contract/routes/product-pages.ts';
import type { ConsentsGiven } from '#contract/schemas/consents.ts';
import type { ConsentSlug } from '#domain/documents/document-slugs.ts';
import type { ApiFailure } from '../../api/api-error';
import { LoadFailed } from '../../api/loaded';
import { Checkbox } from '../../kit/form/checkbox';
import { useToldError } from '../../kit/form/use-told-error';
import { Stack } from '../../kit/layout/stack';
import { TextLink } from '../../kit/routing/text-link';
import { defineTexts } from '../../kit/texts/define-texts';
import { theme } from '../../kit/theme/theme';
import { useConsentsQuery } from './consents-api';

type Ticked = Exclude<ConsentSlug, 'marketing'>;

const texts = defineTexts({
  ru: {
    ticks: {
      policy: { before: 'Принимаю', name: 'пользовательское соглашение' },
      'personal-data': { before: 'Даю', name: 'согласие на обработку личных данных' },
      'mate-terms': { before: 'Принимаю', name: 'условия для напарников' },
    } satisfies Readonly<Record<Ticked, object>>,
    needed: 'Без этой отметки дальше не получится',
    failed: 'Тексты не загрузились',
  },
});

/** What a form asks to agree to: nothing is ticked beforehand. */
export const useConsentTicks = (documents: readonly Ticked[]) => {
  const query = useConsentsQuery();
  const [ticked, setTicked] = useState<readonly Ticked[]>([]);
  const [asked, setAsked] = useState(false);
  const inForce = query.data ?? [];
  const given: ConsentsGiven = inForce.filter(({ document }) =>
    documents.some((one) => one === document && ticked.includes(one)),
  );
  return {
    documents,
    ticked,
    query,
    missing: asked ? documents.filter((document) => !ticked.includes(document)) : [],
    change: (document: Ticked, yes: boolean) =>
      setTicked(yes ? [...ticked, document] : ticked.filter((one) => one !== document)),
    /** What was ticked, with the texts that the page showed; null: not everything, and the form says so. */
    take: (): ConsentsGiven | null => {
      // After the errors of the form's fields, which come before it: of all of them the first is told.
      startTransition(() => setAsked(true));
      return given.length === documents.length ? given : null;
    },
    /** After a refusal of the form: where the texts have changed, each has to be read and ticked anew. */
    refused: ({ code }: Pick<ApiFailure, 'code'>) => {
      if (code !== 'CONSENT_TEXT_CHANGED') return;
      setTicked([]);
      void query.refetch();
    },
  };
};

const Missing = styled.span`
  display: block;
  padding-left: 32px;
  color: ${theme.color.danger};
  font-size: 13px;
`;

const NotTicked = ({ id }: { readonly id: string }) => (
  <Missing id={id} ref={useToldError<HTMLElement>(texts.needed)}>
    {texts.needed}
  </Missing>
);

interface ConsentTicksProps {
  readonly ticks: ReturnType<typeof useConsentTicks>;
}

/** The documents open in a tab of their own: what was typed into the form stays. */
export const ConsentTicks = ({ ticks: { documents, ticked, missing, change, query } }: ConsentTicksProps) => {
  const id = useId();
  return (
    <Stack $gap={8} $align="start">
      {documents.map((document) => {
        const needed = missing.includes(document);
        return (
          <div key={document}>
            <Checkbox
              checked={ticked.includes(document)}
              aria-invalid={needed}
              aria-describedby={needed ? `${id}-${document}` : undefined}
              onChange={({ target }) => change(document, target.checked)}
            >
              {texts.ticks[document].before}{' '}
              <TextLink to={documentPaths[document]} target="_blank">
                {texts.ticks[document].name}
              </TextLink>
            </Checkbox>
            {needed && <NotTicked id={`${id}-${document}`} />}
          </div>
        );
      })}
      <LoadFailed query={query} text={texts.failed} />
    </Stack>
  );
};
