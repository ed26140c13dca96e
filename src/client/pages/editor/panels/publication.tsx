import { useState } from 'react';
import type { DraftFields, DraftView } from '#contract/blog/draft.ts';
import { articleTypes } from '#domain/blog/article-enums.ts';
import { articleTerms } from '#domain/blog/article-terms.ts';
import { kopecksToRubles, percentOf, rublesToKopecks } from '#domain/money/kopecks.ts';
import { UserPlus } from '#client/kit/icons/user-plus.tsx';
import { useMe } from '#client/entities/person/users-api.ts';
import { ShareDialog } from '#client/features/article-sharing/share-dialog.tsx';
import { Button } from '#client/kit/controls/button.tsx';
import { useGamesQuery } from '#client/entities/game/reference-api.ts';
import { formatMoney } from '#client/entities/money/money.tsx';
import { MoneyField } from '#client/entities/money/money-field.tsx';
import { SegmentedControl } from '#client/kit/form/segmented-control.tsx';
import { Select } from '#client/kit/form/select.tsx';
import { Switch } from '#client/kit/form/switch.tsx';
import { Card, CardTitle } from '#client/kit/layout/card.tsx';
import { FinePrint } from '#client/kit/layout/prose.tsx';
import { Stack } from '#client/kit/layout/stack.tsx';
import { texts } from '../texts';

interface PublicationProps {
  readonly draft: DraftView;
  readonly fields: DraftFields;
  readonly editable: boolean;
  readonly onChange: (part: Partial<DraftFields>) => void;
}

const usual = 290;
const { min, max } = articleTerms.price;

/** The author's clients who can read it for free. */
const Clients = ({ draft, title }: { readonly draft: DraftView; readonly title: string }) => {
  const me = useMe();
  const [sharing, setSharing] = useState(false);
  if (me === null || me.mateAccess === null) return null;
  return (
    <>
      <FinePrint>{texts.openedTo(draft.shares, articleTerms.maxShares)}</FinePrint>
      <Button wide onClick={() => setSharing(true)}>
        <UserPlus aria-hidden />
        {texts.chooseClients}
      </Button>
      {sharing && <ShareDialog article={{ id: draft.id, title }} onClose={() => setSharing(false)} />}
    </>
  );
};

/** The article's properties besides its text. */
export const Publication = ({ draft, fields, editable, onChange }: PublicationProps) => {
  const { data: games = [] } = useGamesQuery();
  const [typed, setTyped] = useState<number | null>(fields.price === 0 ? null : fields.price);
  const inLimits = (price: number): boolean => price >= kopecksToRubles(min) && price <= kopecksToRubles(max);
  const paid = fields.price > 0 || typed !== null;
  const setPrice = (price: number | null) => {
    setTyped(price);
    if (price !== null && inLimits(price)) onChange({ price });
  };
  return (
    <Card as="section" aria-label={texts.publication}>
      <Stack $gap={16}>
        <CardTitle>{texts.publication}</CardTitle>
        <SegmentedControl
          label={texts.kind}
          value={fields.type}
          onChange={(type) => onChange({ type })}
          options={articleTypes.map((value) => ({ value, label: texts.kinds[value], disabled: !editable }))}
        />
        <Select
          label={texts.game}
          value={fields.gameId ?? ''}
          disabled={!editable}
          placeholder={texts.chooseGame}
          onChange={({ target }) => onChange({ gameId: target.value === '' ? null : target.value })}
          options={games.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <Switch
          label={texts.paid}
          checked={paid}
          disabled={!editable}
          onChange={(on) => {
            setTyped(on ? usual : null);
            onChange({ price: on ? usual : 0 });
          }}
        />
        {paid && (
          <>
            <MoneyField
              label={texts.price}
              value={typed ?? fields.price}
              onChange={setPrice}
              error={typed !== null && !inLimits(typed) ? texts.priceLimits : undefined}
            />
            <FinePrint>
              {texts.priceHint(
                formatMoney(kopecksToRubles(percentOf(rublesToKopecks(fields.price), articleTerms.authorPercent))),
              )}
              . {texts.priceLimits}
            </FinePrint>
          </>
        )}
        {draft.hasVersion && <Clients draft={draft} title={fields.title} />}
      </Stack>
    </Card>
  );
};
