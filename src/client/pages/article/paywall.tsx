import { Lock } from '../../kit/icons/lock';
import { Users } from '../../kit/icons/users';
import { useLocation } from 'react-router';
import styled from 'styled-components';
import type { ArticleView } from '#contract/blog/article-views.ts';
import { Money } from '../../entities/money/money';
import { chatWithPath } from '../../entities/person/paths';
import { useMe } from '../../entities/person/users-api';
import { loginPath } from '../../entities/session/return-path';
import { ButtonLink } from '../../kit/controls/button-link';
import { Row, Stack } from '../../kit/layout/stack';
import { below, theme } from '../../kit/theme/theme';
import { BuyArticle } from './buy-article';
import { texts } from './paywall-texts';
import { texts as pageTexts } from './texts';

type Locked = NonNullable<ArticleView['locked']>;

const Box = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 260px);
  gap: 24px;
  padding: 28px;
  border: 1px solid ${theme.color.violet};
  border-radius: ${theme.radius.r24};
  background: linear-gradient(120deg, ${theme.color.surface1} 40%, ${theme.color.violetSoft});
  ${below('md')} {
    grid-template-columns: minmax(0, 1fr);
    padding: 18px;
  }
  h2 {
    font: 600 21px/1.3 ${theme.font.title};
  }
  p {
    color: ${theme.color.text2};
    font-size: 14px;
  }
`;

const Over = styled.p`
  && {
    display: flex;
    align-items: center;
    gap: 8px;
    color: ${theme.color.violetText};
  }
  svg {
    width: 16px;
    height: 16px;
  }
`;

const Titles = styled.ul`
  display: grid;
  gap: 10px;
  color: ${theme.color.text2};
  font-size: 15px;
  li {
    display: flex;
    gap: 10px;
  }
  svg {
    flex-shrink: 0;
    width: 16px;
    height: 16px;
    margin-top: 4px;
    color: ${theme.color.text3};
  }
`;

const Till = styled(Stack)`
  align-self: start;
  padding: 20px;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.r16};
  background: ${theme.color.surface1};
`;

const Sum = styled(Money)`
  font: 600 28px/1.2 ${theme.font.title};
`;

const AccessOptions = ({ article }: { readonly article: ArticleView }) => {
  const me = useMe();
  const { pathname } = useLocation();
  if (me === null)
    return (
      <>
        <p>{texts.guest}</p>
        <ButtonLink to={loginPath(pathname)} variant="primary" wide>
          {texts.signIn}
        </ButtonLink>
      </>
    );
  if (me.mateAccess !== null)
    return (
      <>
        <p>{texts.mates}</p>
        <ButtonLink to={chatWithPath(pathname, article.author.id)} wide>
          {pageTexts.writeAuthor}
        </ButtonLink>
      </>
    );
  return <BuyArticle article={article} />;
};

const Offer = ({ article }: { readonly article: ArticleView }) => (
  <>
    <p>{texts.price}</p>
    <Sum value={article.price} />
    <AccessOptions article={article} />
  </>
);

/** What is behind the paywall, and how to get access. */
export const Paywall = ({ article, locked }: { readonly article: ArticleView; readonly locked: Locked }) => (
  <Box aria-labelledby="paywall">
    <Stack $gap={14}>
      <Over>
        <Lock aria-hidden />
        {texts.freeOver}
      </Over>
      <h2 id="paywall">{texts.behindTitle(texts.behind(locked.sections, locked.videos, locked.pictures))}</h2>
      {article.onSale && <p>{texts.forever}</p>}
      {locked.titles.length > 0 && (
        <Titles aria-label={texts.sections}>
          {locked.titles.map((title, index) => (
            // Titles may repeat, but their order does not change.
            <li key={index}>
              <Lock aria-hidden />
              {title}
            </li>
          ))}
          {locked.sections > locked.titles.length && (
            <li>{texts.moreSections(locked.sections - locked.titles.length)}</li>
          )}
        </Titles>
      )}
    </Stack>
    <Till $gap={12}>
      {article.onSale ? <Offer article={article} /> : <p>{texts.notOnSale}</p>}
      {article.purchases > 0 && (
        <Row $gap={8} $justify="center">
          <Users aria-hidden size={15} />
          <p>{texts.sold(article.purchases)}</p>
        </Row>
      )}
    </Till>
  </Box>
);
