import styled from 'styled-components';
import { deskPage } from '#contract/routes/desk-pages.ts';
import { formatMoney, Money } from '#client/entities/money/money.tsx';
import { refusalText } from '#client/entities/squad/card-facts.ts';
import { Stack } from '#client/kit/layout/stack.tsx';
import { TextLink } from '#client/kit/routing/text-link.tsx';
import { theme } from '#client/kit/theme/theme.ts';
import { PersonCell } from '../../kit/person-cell';
import { Quiet } from '../../kit/quiet';
import { GroupTitle } from '../../kit/section-page';
import type { WhatIf } from './asked';
import { Head, Table } from './compared-table';
import { StrikesOutcome } from './strikes-outcome';
import { texts } from './texts';

type Figure = keyof typeof texts.figures;
type Compared = WhatIf['paid'];

const figures: readonly Figure[] = ['paid', 'earned', 'revenue', 'subsidy', 'rewards', 'borne', 'left'];

const Bars = styled.div`
  display: grid;
  gap: 3px;
  margin-top: 6px;
  span {
    height: 5px;
    border-radius: 3px;
    background: ${theme.color.violet};
  }
  span:first-child {
    background: ${theme.color.surface3};
  }
`;

/** Two bars, the sum as it was above the one that it would have been. */
const Comparison = ({ was, would, most }: Compared & { readonly most: number }) => (
  <Bars aria-hidden>
    {[was, would].map((sum, index) => (
      <span key={index} style={{ width: `${(Math.max(sum, 0) / most) * 100}%` }} />
    ))}
  </Bars>
);

const ComparedCells = ({ was, would }: Compared) => (
  <>
    <td data-was>
      <Money value={was} />
    </td>
    <td>
      <Money value={would} />
    </td>
    <td>
      <Money value={would - was} signed tinted />
    </td>
  </>
);

/** What the squads of the period did not tell, each in a sentence. */
const Notes = ({ found }: { readonly found: WhatIf }) => {
  const { squads, cut, open, unknown, dearer, impossible, impossibleCount } = found;
  return (
    <Stack $gap={6}>
      <Quiet>
        {texts.counted(squads)}
        {cut && `. ${texts.cut}`}
      </Quiet>
      {open > 0 && <Quiet>{texts.open(open)}</Quiet>}
      {unknown > 0 && <Quiet>{texts.unknown(unknown)}</Quiet>}
      {dearer.count > 0 && <Quiet>{texts.dearer(dearer.count, formatMoney(dearer.sum))}</Quiet>}
      {impossibleCount > 0 && (
        <Quiet as="div">
          {texts.impossible(impossibleCount)}
          <ul>
            {impossible.map(({ squadId, event, code }) => (
              <li key={squadId}>
                <TextLink to={deskPage('squads', squadId)}>{texts.impossibleStep(squadId, event)}</TextLink>.{' '}
                {refusalText(code)}
              </li>
            ))}
          </ul>
        </Quiet>
      )}
    </Stack>
  );
};

/** The answer: sums as they were and as they would have been, and for whom it would have been different. */
export const Outcome = ({ found }: { readonly found: WhatIf }) => {
  const most = Math.max(1, ...figures.flatMap((figure) => [found[figure].was, found[figure].would]));
  return (
    <Stack $gap={24}>
      <Notes found={found} />
      <Table aria-label={texts.chart}>
        <Head of={texts.columns.figure} />
        <tbody>
          {figures.map((figure) => (
            <tr key={figure} data-last={figure === 'left' || undefined}>
              <th scope="row">
                {texts.figures[figure]}
                <Comparison {...found[figure]} most={most} />
              </th>
              <ComparedCells {...found[figure]} />
            </tr>
          ))}
        </tbody>
      </Table>
      <Stack $gap={8} as="section" aria-label={texts.people(found.peopleCount)}>
        <GroupTitle>{texts.people(found.peopleCount)}</GroupTitle>
        {found.people.length === 0 ? (
          <Quiet>{texts.nobody}</Quiet>
        ) : (
          <Table>
            <Head of={texts.person} />
            <tbody>
              {found.people.map(({ person, ...compared }) => (
                <tr key={person.id}>
                  <th scope="row">
                    <TextLink to={deskPage('users', person.id)}>
                      <PersonCell person={person} />
                    </TextLink>
                  </th>
                  <ComparedCells {...compared} />
                </tr>
              ))}
            </tbody>
          </Table>
        )}
      </Stack>
      {found.strikes && <StrikesOutcome found={found.strikes} />}
    </Stack>
  );
};
