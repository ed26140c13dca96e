import { GitCompareArrows } from '#client/kit/icons/git-compare-arrows.tsx';
import { askedTermNames } from '#domain/what-if/other-terms.ts';
import { Loaded } from '#client/api/loaded.tsx';
import { useWhatIfQuery } from '#client/entities/desk/what-if-api.ts';
import { EmptyState } from '#client/kit/feedback/empty-state.tsx';
import { PageTitle } from '#client/kit/routing/page-title.tsx';
import { useAddressQuery } from '#client/kit/routing/use-address-query.ts';
import { Quiet } from '../../kit/quiet';
import { LineSkeletons, SectionPage } from '../../kit/section-page';
import { type AskedTexts, askedOf, daysOf, numberOf } from './asked';
import { Outcome } from './outcome';
import { TermFields } from './term-fields';
import { texts } from './texts';

const numbersOf = (asked: AskedTexts) =>
  Object.fromEntries(
    askedTermNames.flatMap((name) => {
      const value = numberOf(name, asked[name] ?? '-');
      return value === null ? [] : [[name, value]];
    }),
  );

const isEmpty = (found: { readonly squads: number; readonly impossibleCount: number }): boolean =>
  found.squads + found.impossibleCount === 0;

/** «Что если»: the squads of the last days, replayed under other terms. What is asked stands in the address. */
export const WhatIfSection = () => {
  const [query, setQuery] = useAddressQuery();
  const asked = askedOf(query);
  const days = daysOf(query);
  const answer = useWhatIfQuery({ query: { days, ...numbersOf(asked) } });
  const ask = (terms: AskedTexts, span: number) =>
    setQuery(() => new URLSearchParams({ ...terms, ...(span === 30 ? {} : { days: String(span) }) }));
  return (
    <SectionPage $width={960} $gap={20}>
      <PageTitle>{texts.title}</PageTitle>
      <Quiet>{texts.lead}</Quiet>
      <TermFields key={query.toString()} asked={asked} days={days} busy={answer.isFetching} onAsk={ask} />
      <Loaded
        query={answer}
        skeleton={<LineSkeletons count={7} height={44} />}
        isEmpty={isEmpty}
        empty={<EmptyState icon={<GitCompareArrows />} text={texts.nothing} />}
      >
        {(found) => <Outcome found={found} />}
      </Loaded>
    </SectionPage>
  );
};
