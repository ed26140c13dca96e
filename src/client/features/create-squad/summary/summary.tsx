import { ChevronUp } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Suspense, useState } from 'react';
import styled from 'styled-components';
import { trialLesson } from '../../../../domain/settings/trial-lesson';
import { Button } from '../../../ui/controls/button';
import { Money } from '../../../ui/data/money';
import { Card, CardTitle } from '../../../ui/layout/card';
import { FinePrint } from '../../../ui/layout/fine-print';
import { lazyPart } from '../../../ui/overlay/lazy-part';
import { below, from } from '../../../ui/theme/media';
import { theme } from '../../../ui/theme/theme';
import { texts } from '../texts';
import { SummaryBody } from './summary-body';

/** Only phones open it. */
const dialog = lazyPart(() => import(/* webpackChunkName: "dialog" */ '../../../ui/overlay/dialog').then((m) => m.Dialog));

const Desk = styled(Card)`
  position: sticky;
  top: calc(${theme.size.header} + 16px);
  display: flex;
  flex-direction: column;
  gap: 14px;
  max-height: calc(100dvh - ${theme.size.header} - 32px);
  overflow-y: auto;
  ${below('lg')} {
    display: none;
  }
`;

/** On phones the sum and the button stay at hand above the tabs; the details open over the page. */
const Bar = styled.div`
  position: fixed;
  right: 0;
  bottom: ${theme.size.tabBar};
  left: 0;
  z-index: ${theme.layer.header};
  display: flex;
  gap: 12px;
  align-items: center;
  padding: 10px 16px;
  border-top: 1px solid ${theme.color.line};
  background: ${theme.color.surface1};
  > :last-child {
    flex: 1;
  }
  > span > button {
    width: 100%;
  }
  ${from('lg')} {
    display: none;
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
}

export const Summary = ({ whyNot, onCreate, ...body }: SummaryProps) => {
  const [open, setOpen] = useState(false);
  const { quote, me, draft } = body;
  const takesCode = me !== null && me.mateAccess === null && draft.promoCode === '' && body.category?.kind !== trialLesson.categoryKind;
  const note = me === null ? texts.noteGuest : me.mateAccess === null ? texts.note : texts.noteMate;
  return (
    <>
      <Desk as="aside" aria-label={texts.summary}>
        <CardTitle>{texts.summary}</CardTitle>
        <SummaryBody {...body} />
        <Button variant="primary" size="lg" wide whyNot={whyNot} onClick={onCreate}>
          {texts.create}
        </Button>
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
        <Button variant="primary" whyNot={whyNot} onClick={onCreate}>
          {texts.create}
        </Button>
      </Bar>
      {open && (
        <Suspense>
          <dialog.Part title={texts.summary} onClose={() => setOpen(false)}>
            <SummaryBody {...body} />
            <FinePrint>{note}</FinePrint>
          </dialog.Part>
        </Suspense>
      )}
    </>
  );
};
