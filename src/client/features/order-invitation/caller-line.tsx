import styled from 'styled-components';
import type { Caller } from '#contract/squads/squad-lists-fields.ts';
import { useLanguageName } from '../../entities/game/use-language-name';
import { formatRating } from '#domain/text/format.ts';
import { theme } from '../../kit/theme/theme';
import { texts } from './texts';

const Facts = styled.p`
  color: ${theme.color.text2};
  font-size: 13px;
`;

const Note = styled.p`
  color: ${theme.color.text1};
  font-size: 13px;
  overflow-wrap: anywhere;
`;

/** About the caller: rating, number of orders, languages, and this mate's note on them. */
export const CallerLine = ({ caller: { orders, languages, rating, note } }: { readonly caller: Caller }) => {
  const languageName = useLanguageName();
  const facts = [
    rating === null ? texts.unrated : texts.rating(formatRating(rating)),
    texts.orders(orders),
    languages.map(languageName).join(', '),
  ];
  return (
    <>
      <Facts>{facts.filter((fact) => fact !== '').join(' · ')}</Facts>
      {note !== '' && (
        <Note>
          {texts.note} {note}
        </Note>
      )}
    </>
  );
};
