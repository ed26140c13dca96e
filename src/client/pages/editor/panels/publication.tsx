import { useState } from 'react';
import type { DraftFields, DraftView } from '../../../../contract/blog/draft';
import { articleTypes } from '../../../../domain/blog/article-enums';
import { articleTerms } from '../../../../domain/blog/article-terms';
import { kopecksToRubles, percentOf, rublesToKopecks } from '../../../../domain/money/kopecks';
import { UserPlus } from 'lucide-react';
import { useMe } from '../../../entities/person/users-api';
import { ShareDialog } from '../../../features/article-sharing/share-dialog';
import { Button } from '../../../kit/controls/button';
import { useGamesQuery } from '../../../entities/game/reference-api';
import { formatMoney } from '../../../entities/money/money';
import { MoneyField } from '../../../entities/money/money-field';
import { SegmentedControl } from '../../../kit/form/segmented-control';
import { Select } from '../../../kit/form/select';
import { Switch } from '../../../kit/form/switch';
import { Card, CardTitle } from '../../../kit/layout/card';
import { FinePrint } from '../../../kit/layout/prose';
import { Stack } from '../../../kit/layout/stack';
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
