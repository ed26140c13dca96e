import { deskPage } from '#contract/routes/desk-pages.ts';
import { Stack } from '#client/kit/layout/stack.tsx';
import { TextLink } from '#client/kit/routing/text-link.tsx';
import { PersonCell } from '../../kit/person-cell';
import { Quiet } from '../../kit/quiet';
import { GroupTitle } from '../../kit/section-page';
import type { WhatIf } from './asked';
import { Head, Table } from './compared-table';
import { texts } from './texts';

/** What strikes would have led to: who would have been without orders for how long, and what had become impossible. */
export const StrikesOutcome = ({ found }: { readonly found: NonNullable<WhatIf['strikes']> }) => {
  const { mates, matesCount, decisions } = found;
  return (
    <Stack $gap={8} as="section" aria-label={texts.limited(matesCount)}>
      <GroupTitle>{texts.limited(matesCount)}</GroupTitle>
      {decisions.was !== decisions.would && <Quiet>{texts.decisions(decisions.was, decisions.would)}</Quiet>}
      {mates.length === 0 ? (
        <Quiet>{texts.nobodyLimited}</Quiet>
      ) : (
        <Table>
          <Head of={texts.mate} />
          <tbody>
            {mates.map(({ person, was, would, refused }) => (
              <tr key={person.id}>
                <th scope="row">
                  <TextLink to={deskPage('mates', person.id)}>
                    <PersonCell person={person} />
                  </TextLink>
                  {refused > 0 && <Quiet>{texts.refused(refused)}</Quiet>}
                </th>
                <td data-was>{texts.span(was)}</td>
                <td>{texts.span(would)}</td>
                <td>{texts.spanChange(would - was)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Stack>
  );
};
