import type { FormEvent } from 'react';
import { useNavigate } from 'react-router';
import type { CategoryKind } from '#domain/games/category.ts';
import { kopecksToRubles, rublesToKopecks } from '#domain/money/kopecks.ts';
import { promoCodeLimits } from '#domain/pricing/promo-code.ts';
import { promoCodeNeedsTwo, promoCodeAlone } from '#domain/pricing/promo-code-state.ts';
import {
  useCreatePersonalPromoCodeMutation,
  useCreatePromoCodeMutation,
} from '#client/entities/desk/promo-codes-api.ts';
import { formatMoney } from '#client/entities/money/money.tsx';
import { useOwnDraft } from '#client/entities/person/use-own-draft.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { isHalfTyped } from '#client/kit/form/is-half-typed.ts';
import { SegmentedControl } from '#client/kit/form/segmented-control.tsx';
import type { SheetDrafts } from '#client/kit/form/sheet-drafts.ts';
import { TextField } from '#client/kit/form/text-field.tsx';
import { Stack } from '#client/kit/layout/stack.tsx';
import { Dialog } from '#client/kit/overlay/dialog.tsx';
import { DialogActions } from '#client/kit/overlay/dialog-styles.ts';
import { ActFailure } from '../../kit/acts/act-failure';
import { type ChosenPerson, PersonField } from '../../kit/acts/person-field';
import { sumOfText } from '../../kit/sum-text';
import { useMay } from '../../kit/use-may';
import { LimitsFields, limitsOf, noLimits } from './limits-fields';
import { texts } from './texts';
import { WhereFields } from './where-fields';
import { unlessFilled } from '../../kit/acts/why-not';
import { deskPage } from '#contract/routes/desk-pages.ts';
import { useAct } from '../../kit/acts/use-act';

const mostFixed = kopecksToRubles(promoCodeLimits.amount.max);
const mostAlone = formatMoney(kopecksToRubles(promoCodeAlone.worth));
const minRemainder = formatMoney(kopecksToRubles(promoCodeLimits.minRemainder));

type Whose = 'ALL' | 'ONE';
type Kind = 'PERCENT' | 'FIXED';

const discountOf = (kind: Kind, typed: string) => {
  const size = sumOfText(typed);
  if (size === null) return undefined;
  if (kind === 'FIXED') return size <= mostFixed && size >= 1 ? { kind, amount: size } : undefined;
  return Number.isInteger(size) && size <= promoCodeLimits.maxPercent ? { kind, percent: size } : undefined;
};

interface PromoDraft {
  readonly whose: Whose;
  readonly person: ChosenPerson | null;
  readonly code: string;
  readonly kind: Kind;
  readonly size: string;
  readonly gameId: string;
  readonly kinds: readonly CategoryKind[];
  readonly categoryIds: readonly number[];
  readonly typedLimits: typeof noLimits;
}

const drafts: SheetDrafts<PromoDraft> = new Map();

/** A new promo code: for everybody, or for one person, who is notified. */
export const CreateDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const may = useMay();
  const navigate = useNavigate();
  const about = { title: texts.create, done: texts.created, onClose } as const;
  const create = useAct(useCreatePromoCodeMutation(), about);
  const createPersonal = useAct(useCreatePersonalPromoCodeMutation(), about);
  const [draft, setDraft, clear] = useOwnDraft<PromoDraft>(drafts, '', {
    whose: may('MANAGE_PROMO_CODES') ? 'ALL' : 'ONE',
    person: null,
    code: '',
    kind: 'PERCENT',
    size: '',
    gameId: '',
    kinds: [],
    categoryIds: [],
    typedLimits: noLimits,
  });
  const { whose, person, code, kind, size, gameId, kinds, categoryIds, typedLimits } = draft;
  const change = (part: Partial<PromoDraft>) => setDraft({ ...draft, ...part });
  const { failure, busy } = whose === 'ALL' ? create : createPersonal;
  const discount = discountOf(kind, size);
  const limits = limitsOf(typedLimits);
  const byTwo =
    discount !== undefined &&
    limits !== undefined &&
    promoCodeNeedsTwo({
      percent: discount.kind === 'PERCENT' ? discount.percent : null,
      amount: discount.kind === 'FIXED' ? rublesToKopecks(discount.amount) : null,
      maxUses: limits.maxUses,
      maxUsesPerUser: limits.maxUsesPerUser,
      personal: whose === 'ONE',
    });
  const fits = code.length >= promoCodeLimits.length.min && promoCodeLimits.pattern.test(code);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (discount === undefined || limits === undefined || isHalfTyped(event.currentTarget)) return;
    const body = {
      code,
      discount,
      gameId: gameId === '' ? null : gameId,
      categoryIds: [...categoryIds],
      categoryKinds: [...kinds],
      ...limits,
    };
    const made =
      whose === 'ALL'
        ? await create.run(() => ({ body }))
        : await createPersonal.run(() => ({ body: { ...body, userId: person?.id ?? null } }));
    if (!made) return;
    clear();
    void navigate(deskPage('promo-codes', code));
  };
  const sizeWrong =
    kind === 'PERCENT' ? texts.percentWrong(promoCodeLimits.maxPercent) : texts.fixedWrong(formatMoney(mostFixed));
  return (
    <Dialog title={texts.create} onClose={onClose} width={520}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack>
          {may('MANAGE_PROMO_CODES') && (
            <SegmentedControl<Whose>
              label={texts.whose}
              value={whose}
              options={[
                { value: 'ALL', label: texts.common },
                { value: 'ONE', label: texts.personal },
              ]}
              onChange={(whom) => change({ whose: whom })}
            />
          )}
          {whose === 'ONE' && (
            <PersonField label={texts.whom} person={person} onChoose={(chosen) => change({ person: chosen })} />
          )}
          <TextField
            label={texts.code}
            hint={texts.codeHint}
            autoComplete="off"
            maxLength={promoCodeLimits.length.max}
            value={code}
            error={code !== '' && !promoCodeLimits.pattern.test(code) ? texts.codeHint : undefined}
            onChange={({ target }) => change({ code: target.value.trim().toUpperCase() })}
          />
          <SegmentedControl<Kind>
            label={texts.columns.discount}
            value={kind}
            options={[
              { value: 'PERCENT', label: texts.percent },
              { value: 'FIXED', label: texts.fixed },
            ]}
            onChange={(chosen) => change({ kind: chosen })}
          />
          <TextField
            label={texts.size(kind === 'PERCENT')}
            hint={texts.sizeHint(minRemainder)}
            inputMode="decimal"
            autoComplete="off"
            maxLength={9}
            value={size}
            error={size !== '' && discount === undefined ? sizeWrong : undefined}
            onChange={({ target }) => change({ size: target.value })}
          />
          <WhereFields
            gameId={gameId}
            kinds={kinds}
            categoryIds={categoryIds}
            onGame={(id) => change({ gameId: id, categoryIds: [] })}
            onKinds={(chosen) => change({ kinds: chosen })}
            onCategories={(chosen) => change({ categoryIds: chosen })}
          />
          <LimitsFields limits={typedLimits} stored={null} onChange={(typed) => change({ typedLimits: typed })} />
          {byTwo && <small>{texts.byTwo(promoCodeAlone.percent, mostAlone)}</small>}
          <ActFailure failure={failure} />
          <DialogActions>
            <Button variant="ghost" onClick={onClose}>
              {texts.cancel}
            </Button>
            <Button
              type="submit"
              variant="primary"
              busy={busy}
              whyNot={unlessFilled(
                fits && discount !== undefined && limits !== undefined && (whose !== 'ONE' || person !== null),
              )}
            >
              {texts.create}
            </Button>
          </DialogActions>
        </Stack>
      </form>
    </Dialog>
  );
};
