import { Row } from '#client/kit/layout/stack.tsx';
import { type ComponentProps, Suspense, useEffect, useState } from 'react';
import { ChevronUp } from '#client/kit/icons/chevron-up.tsx';
import { Plus } from '#client/kit/icons/plus.tsx';
import styled from 'styled-components';
import { trialLesson } from '#domain/games/category.ts';
import { formatMoney, Money } from '#client/entities/money/money.tsx';
import { takenOf } from '../draft/draft';
import { texts } from '../texts';
import { AvatarStack } from '#client/entities/person/avatar-stack.tsx';
import { below, from, theme, unprinted } from '#client/kit/theme/theme.ts';
import { ownPrices } from '../prepay/own-prices';
import { texts as payTexts } from '../prepay/texts';
import type { Prepay } from '../prepay/use-prepay';
import { clientSections } from './client-sections';
import { ClashLine } from './clash-line';
import { QuoteLines } from './quote-lines';
import { People } from './summary-styles';
import { Button } from '#client/kit/controls/button.tsx';
import { Card, CardTitle } from '#client/kit/layout/card.tsx';
import { Skeleton } from '#client/kit/feedback/skeleton.tsx';
import { FinePrint } from '#client/kit/layout/prose.tsx';
import { toastAndClose } from '#client/kit/overlay/load-errors.tsx';
import { lazyComponent } from '#client/kit/overlay/lazy-component.tsx';

const choice = (prepay: Prepay) => (
  <Suspense fallback={prepay.methods.length > 1 && <Skeleton $height={69.5} />}>
    <clientSections.prepayChoice.Component prepay={prepay} />
  </Suspense>
);

const FreeSlot = styled.span`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border: 1.5px dashed ${theme.color.lineStrong};
  border-radius: 50%;
  background: ${theme.color.surface1};
  color: ${theme.color.text3};
  ul + & {
    margin-left: -8px;
  }
`;

/** Who plays, and what it costs. */
const SummaryBody = (props: ComponentProps<typeof QuoteLines>) => {
  const { draft, me } = props;
  const members = takenOf(draft);
  const people = [
    ...(me === null ? [] : [{ id: me.id, username: me.username, avatarUrl: me.avatarUrl }]),
    ...(draft.hot ? [] : draft.mates).map(({ id, name, iconUrl }) => ({ id, username: name, avatarUrl: iconUrl })),
    ...draft.named,
  ];
  return (
    <>
      <People>
        <Row $gap={0} $wrap="nowrap">
          {people.length > 0 && <AvatarStack people={people} />}
          {members < draft.slots && (
            <FreeSlot aria-hidden>
              <Plus />
            </FreeSlot>
          )}
        </Row>
        {texts.taken(members, draft.slots)}
      </People>
      {me !== null && me.mateAccess === null && props.category?.kind !== trialLesson.categoryKind && (
        <Suspense fallback={<Skeleton $height={draft.promoCode === '' ? 69.5 : 44} />}>
          <clientSections.promoCode.Component draft={draft} change={props.change} category={props.category} />
        </Suspense>
      )}
      <QuoteLines {...props} />
      {me !== null && me.mateAccess === null && props.quote !== undefined && (
        <Suspense>
          <clientSections.payParts.Component prices={ownPrices(props.quote, draft.payMode)} />
        </Suspense>
      )}
      {me !== null && <ClashLine durationMinutes={draft.durationMinutes} />}
    </>
  );
};

/** Only phones open it. */
const dialog = lazyComponent(
  () => import(/* webpackChunkName: "dialog" */ '#client/kit/overlay/dialog.tsx').then((m) => m.Dialog),
  { renderError: toastAndClose },
);

const Desk = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: 14px;
  ${below('lg')} {
    display: none;
  }
`;

/** On phones the total and the button stay visible above the tab bar; the details open in a sheet. */
const Bar = styled.div`
  position: fixed;
  right: 0;
  bottom: ${theme.size.tabBar};
  left: 0;
  z-index: ${theme.layer.header};
  display: flex;
  gap: 12px;
  align-items: center;
  padding: 10px max(16px, env(safe-area-inset-right))
    max(10px, calc(env(safe-area-inset-bottom) - ${theme.size.tabBar})) max(16px, env(safe-area-inset-left));
  border-top: 1px solid ${theme.color.line};
  background: ${theme.color.surface1};
  > :last-child {
    flex: 1;
  }
  > span > button {
    width: 100%;
  }
  ${unprinted}
  ${from('lg')} {
    display: none;
  }
  ${below('lg')} {
    :root:has(&) {
      --bottom-bar: 65px;
    }
  }
`;

const Sum = styled.button`
  flex: 1;
  min-height: 44px;
  color: ${theme.color.text2};
  font-size: 13px;
  text-align: left;
  small {
    display: flex;
    align-items: center;
    gap: 4px;
    font-size: inherit;
  }
  svg {
    width: 16px;
  }
  b {
    display: block;
    color: ${theme.color.text1};
    font: 600 18px/1.2 ${theme.font.title};
  }
`;

interface SummaryProps extends ComponentProps<typeof SummaryBody> {
  /** Why the squad cannot be created yet. */
  readonly whyNot: string | null;
  readonly onCreate: () => unknown;
  /** The payment of the missing sum; null when nothing is missing. */
  readonly prepay: Prepay | null;
}

export const Summary = ({ whyNot, onCreate, prepay, ...body }: SummaryProps) => {
  const [open, setOpen] = useState(false);
  const { quote, me, draft } = body;
  const isClient = me !== null && me.mateAccess === null;
  useEffect(() => {
    if (isClient) void clientSections.preload();
  }, [isClient]);
  const takesCode = isClient && draft.promoCode === '' && body.category?.kind !== trialLesson.categoryKind;
  const plain = me === null ? texts.noteGuest : me.mateAccess === null ? texts.note : texts.noteMate;
  const offer = whyNot === null ? prepay : null;
  const note = offer === null ? plain : payTexts.note;
  const later = (
    <Button variant="ghost" wide onClick={onCreate}>
      {payTexts.later}
    </Button>
  );
  return (
    <>
      <Desk as="aside" aria-label={texts.summary}>
        <CardTitle>{texts.summary}</CardTitle>
        <SummaryBody {...body} />
        {offer === null ? (
          <Button variant="primary" size="lg" wide whyNot={whyNot} onClick={onCreate}>
            {texts.create}
          </Button>
        ) : (
          <>
            {choice(offer)}
            <Button variant="primary" size="lg" wide onClick={offer.pay}>
              {payTexts.pay(formatMoney(offer.amount))}
            </Button>
            {later}
          </>
        )}
        <FinePrint>{note}</FinePrint>
      </Desk>
      <Bar>
        <Sum type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <small>
            {takesCode ? texts.totalAndCode : texts.total}
            <ChevronUp aria-hidden />
          </small>
          <b>{quote === undefined ? '—' : <Money value={quote.total} />}</b>
        </Sum>
        <Button variant="primary" whyNot={whyNot} onClick={offer?.pay ?? onCreate}>
          {offer === null ? texts.create : payTexts.payShort(formatMoney(offer.amount))}
        </Button>
      </Bar>
      {open && (
        <Suspense>
          <dialog.Component title={texts.summary} onClose={() => setOpen(false)}>
            <SummaryBody {...body} />
            {offer !== null && choice(offer)}
            {offer !== null && later}
            <FinePrint>{note}</FinePrint>
          </dialog.Component>
        </Suspense>
      )}
    </>
  );
};
