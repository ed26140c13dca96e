import { type SyntheticEvent, useMemo } from 'react';
import styled from 'styled-components';
import type { PublicSquadState } from '#domain/squad/facts/squad-context.ts';
import { buttonsAt } from '#domain/squad/simulation/seen-at.ts';
import { squadActionNames } from '#domain/desk/squad-event-names.ts';
import { refusalText } from '#client/entities/squad/card-facts.ts';
import { Card } from '#client/kit/layout/card.tsx';
import { Stack } from '#client/kit/layout/stack.tsx';
import { theme } from '#client/kit/theme/theme.ts';
import { FrozenNow } from '#client/kit/time/use-server-now.ts';
import { PastDue } from '../due/due-card';
import { LifecyclePath } from '../lifecycle-path';
import { MembersCard } from '../members/members-card';
import { SquadPageStateContext } from '../page-state/squad-page-state';
import { PriceCard, ReturnedCard } from '../price/price-card';
import { type PastPage, pastState } from './past-state';
import { texts } from './texts';

/** As narrow as a phone inside of its frame: the page decides by the window, its cards by their own width. */
const Screen = styled.div`
  display: flex;
  flex-direction: column;
  gap: 12px;
  min-width: 0;
  padding: 12px;
  border: 1px dashed ${theme.color.lineStrong};
  border-radius: ${theme.radius.r16};
  background: ${theme.color.bg};
`;

const Buttons = styled.div`
  display: flex;
  flex-direction: column;
  gap: 8px;
  font-size: 14px;
  summary {
    color: ${theme.color.text2};
    cursor: pointer;
  }
  dl > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 2px 16px;
    padding: 6px 0;
    border-bottom: 1px solid ${theme.color.line};
  }
  dd {
    color: ${theme.color.text2};
  }
`;

/** Buttons keep their reasons, and do nothing. */
const keepStill = (event: SyntheticEvent): void => {
  if (!(event.target instanceof Element) || event.target.closest('button') === null) return;
  event.preventDefault();
  event.stopPropagation();
};

/** What the page let its reader do, and why not the rest. */
const ButtonsThen = ({
  state,
  personId,
  at,
}: { readonly state: PublicSquadState } & Pick<PastPage, 'personId' | 'at'>) => {
  const { can, cannot } = buttonsAt(state, personId, at);
  return (
    <Buttons>
      <p>
        {texts.could}: {can.length === 0 ? texts.nothing : can.map((action) => squadActionNames[action]).join(', ')}
      </p>
      {cannot.length > 0 && (
        <details>
          <summary>{texts.couldNot(cannot.length)}</summary>
          <dl>
            {cannot.map(({ action, code }) => (
              <div key={action}>
                <dt>{squadActionNames[action]}</dt>
                <dd>{refusalText(code)}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </Buttons>
  );
};

interface PastScreenProps {
  readonly past: PastPage;
  /** Of the frame, for those who do not see it. */
  readonly label: string;
}

/** A squad's page as one of its people saw it at a moment: the page's own cards, in which time stands still. */
export const PastScreen = ({ past, label }: PastScreenProps) => {
  const state = useMemo(() => pastState(past), [past]);
  return (
    <Stack $gap={12}>
      <FrozenNow value={past.at}>
        <SquadPageStateContext value={state}>
          <Screen role="group" aria-label={label} onClickCapture={keepStill} onSubmitCapture={keepStill}>
            <Card>
              <LifecyclePath />
              <PastDue />
            </Card>
            <MembersCard />
            {state.state.value === 'DISBANDED' ? <ReturnedCard /> : <PriceCard />}
          </Screen>
        </SquadPageStateContext>
      </FrozenNow>
      <ButtonsThen state={state.state} personId={past.personId} at={past.at} />
    </Stack>
  );
};
