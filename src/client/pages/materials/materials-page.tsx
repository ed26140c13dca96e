import { PenLine } from '../../kit/icons/pen-line';
import { Share2 } from '../../kit/icons/share-2';
import { useState } from 'react';
import styled from 'styled-components';
import type { OwnArticle } from '#contract/blog/article-views.ts';
import { authorModerationFilters } from '#domain/blog/article-enums.ts';
import { itemsOf, Loaded } from '../../api/loaded';
import { ArticleCover } from '../../entities/blog/article-cover';
import { ArticleStatus } from '../../entities/blog/article-status';
import { articlePath, editorPath, newMaterialPath } from '#contract/routes/product-pages.ts';
import { useOwnArticlesInfiniteQuery } from '../../entities/blog/blog-writing-api';
import { useGameLink } from '../../entities/game/chosen-game';
import { formatMoney } from '../../entities/money/money';
import { useMe } from '../../entities/person/users-api';
import { ShareDialog } from '../../features/article-sharing/share-dialog';
import { moreOf } from '../../api/more-of';
import { LoadMore } from '../../kit/feedback/load-more';
import { Button } from '../../kit/controls/button';
import { ButtonLink } from '../../kit/controls/button-link';
import { Chip } from '../../kit/display/chip';
import { DateText } from '../../kit/display/date-and-countdown';
import { EmptyState } from '../../kit/feedback/empty-state';
import { Skeleton } from '../../kit/feedback/skeleton';
import { Page } from '../../kit/layout/page';
import { Row, Stack } from '../../kit/layout/stack';
import { Link } from '../../kit/routing/link';
import { PageTitle } from '../../kit/routing/page-title';
import { below, clampLines, theme } from '../../kit/theme/theme';
import { texts } from './texts';

const Line = styled.li.attrs({ className: 'card' })`
  display: grid;
  grid-template-columns: 180px minmax(0, 1fr) auto;
  align-items: center;
  gap: 20px;
  padding: 14px;
  > :first-child {
    border-radius: ${theme.radius.r12};
  }
  ${below('md')} {
    grid-template-columns: 84px minmax(0, 1fr);
    gap: 12px;
    padding: 16px;
    > :last-child {
      grid-column: 1 / -1;
    }
  }
`;

const Title = styled.h2`
  font-size: 17px;
  overflow-wrap: anywhere;
  ${clampLines(2)}
`;

const Facts = styled.p`
  color: ${theme.color.text2};
  font-size: 13px;
`;

const Warned = styled(Facts)`
  color: ${theme.color.warn};
`;

interface OwnLineProps {
  readonly article: OwnArticle;
  readonly onShare: (article: OwnArticle) => void;
}

const OwnLine = ({ article, onShare }: OwnLineProps) => {
  const me = useMe();
  const link = useGameLink();
  const { id, title, updatedAt, views, likes, purchases, income, remarks, hasVersion, live } = article;
  return (
    <Line>
      <ArticleCover article={{ ...article, minutes: 1 }} place="own" marked={false} />
      <Stack $gap={6}>
        <ArticleStatus {...article} />
        <Title>
          <Link to={link(editorPath({ articleId: id }))}>{title === '' ? texts.untitled : title}</Link>
        </Title>
        {remarks > 0 && <Warned>{texts.remarks(remarks)}</Warned>}
        <Facts>
          {hasVersion ? texts.facts(views, likes, purchases) : texts.changed}
          {hasVersion && income > 0 && ` · ${formatMoney(income)}`}
          {!hasVersion && ' '}
          {!hasVersion && <DateText value={updatedAt} />}
        </Facts>
      </Stack>
      <Row $gap={8}>
        {live && (
          <ButtonLink to={articlePath(id)} size="sm">
            {texts.read}
          </ButtonLink>
        )}
        {hasVersion && me !== null && me.mateAccess !== null && (
          <Button size="sm" onClick={() => onShare(article)}>
            <Share2 aria-hidden />
            {texts.share}
          </Button>
        )}
        <ButtonLink to={link(editorPath({ articleId: id }))} size="sm">
          <PenLine aria-hidden />
          {texts.edit}
        </ButtonLink>
      </Row>
    </Line>
  );
};

const Waiting = () => (
  <Stack $gap={12} aria-busy>
    {[0, 1, 2].map((index) => (
      <Skeleton key={index} $height={118} $radius="16px" />
    ))}
  </Stack>
);

type Filter = (typeof authorModerationFilters)[number];

/** The person's own articles with the status of each. */
export const MaterialsPage = () => {
  const link = useGameLink();
  const [filter, setFilter] = useState<Filter | null>(null);
  const [shared, setShared] = useState<OwnArticle | null>(null);
  const list = useOwnArticlesInfiniteQuery({ query: filter === null ? {} : { moderation: filter } });
  return (
    <Page>
      <Stack $gap={24}>
        <Row $justify="space-between">
          <PageTitle>{texts.title}</PageTitle>
          <ButtonLink to={link(newMaterialPath)} variant="primary">
            <PenLine aria-hidden />
            {texts.write}
          </ButtonLink>
        </Row>
        <Row role="group" aria-label={texts.filter} $gap={8}>
          <Chip selected={filter === null} onClick={() => setFilter(null)}>
            {texts.filters.all}
          </Chip>
          {authorModerationFilters.map((one) => (
            <Chip key={one} selected={filter === one} onClick={() => setFilter(one)}>
              {texts.filters[one]}
            </Chip>
          ))}
        </Row>
        <Loaded
          query={itemsOf(list)}
          skeleton={<Waiting />}
          empty={
            <EmptyState
              icon={<PenLine />}
              text={filter === null ? texts.empty : texts.emptyFilter}
              action={
                filter === null ? (
                  <ButtonLink to={link(newMaterialPath)}>{texts.write}</ButtonLink>
                ) : (
                  <Button onClick={() => setFilter(null)}>{texts.showAll}</Button>
                )
              }
            />
          }
        >
          {(articles) => (
            <Stack as="ul" $gap={12}>
              {articles.map((article) => (
                <OwnLine key={article.id} article={article} onShare={setShared} />
              ))}
            </Stack>
          )}
        </Loaded>
        <LoadMore {...moreOf(list)} />
      </Stack>
      {shared !== null && <ShareDialog article={shared} onClose={() => setShared(null)} />}
    </Page>
  );
};
