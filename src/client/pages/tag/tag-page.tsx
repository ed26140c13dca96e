import { LayoutGrid } from '../../kit/icons/layout-grid';
import { useParams } from 'react-router';
import { Page, SectionTitle } from '../../kit/layout/page';
import { LinkCard, SectionHead } from '../../kit/layout/link-card';
import { type Tag, TagHero } from './tag-hero';
import type { Me } from '#contract/schemas/me.ts';
import { Loaded, mapped } from '../../api/loaded';
import { useHeaderMatesQuery } from '../../entities/mate/mates-api';
import { MatesShelf } from '../../entities/mate/mates-shelf';
import { texts } from './texts';
import { type PageComponent, unsubscribed } from '../../api/first-queries';
import { mateLandingsApi, useCategoryTagQuery } from '../../entities/mate/mate-landings-api';
import { useMe } from '../../entities/person/users-api';
import { ButtonLink } from '../../kit/controls/button-link';
import { MissingPage } from '../../kit/layout/missing-page';
import { Skeleton } from '../../kit/feedback/skeleton';
import { fitColumns, Grid, Stack } from '../../kit/layout/stack';
import { MateCardSkeletons } from '../../entities/mate/mates-grid';
import { useInviteOnReturn } from '../../entities/mate/invite-button';
import { LoadingTitle } from '../../kit/routing/loading-title';
import { useGameId } from '../../entities/game/chosen-game';
import { teamPath } from '#contract/routes/game-pages.ts';
import { tagPath } from '#contract/routes/landing-pages.ts';

interface TagLinksProps {
  readonly id: string;
  readonly title: string;
  readonly tags: Tag['children'];
  readonly gameId: string;
}

/** Collections next to or below this one; renders nothing without any. */
const TagLinks = ({ id, title, tags, gameId }: TagLinksProps) =>
  tags.length === 0 ? null : (
    <section aria-labelledby={`tags-${id}`}>
      <SectionHead>
        <SectionTitle id={`tags-${id}`}>{title}</SectionTitle>
      </SectionHead>
      <Grid as="ul" $columns={fitColumns(260)}>
        {tags.map((tag) => (
          <li key={tag.id}>
            <LinkCard to={tagPath({ gameId, landing: tag.slug })}>
              <b>{tag.name}</b>
              <span>{tag.description}</span>
            </LinkCard>
          </li>
        ))}
      </Grid>
    </section>
  );

interface TagMatesProps {
  readonly tag: Tag;
  readonly me: Me | null;
  readonly gameId: string;
}

const shown = 8;

/** The mates of the collection, those online first. */
const TagMates = ({ tag: { category, levels, languages }, me, gameId }: TagMatesProps) => {
  const { kind } = category;
  const query = useHeaderMatesQuery({ params: { gameId }, query: { kind, levels, languages, limit: shown } });
  const more = new URLSearchParams({
    kind,
    ...(levels.length > 0 ? { level: levels.join(',') } : {}),
    ...(languages.length > 0 ? { lang: languages.join(',') } : {}),
  });
  return (
    <MatesShelf
      title={texts.mates}
      all={{ to: `${teamPath({ gameId })}?${more.toString()}`, label: texts.allMates }}
      query={mapped(query, ({ items }) => items)}
      empty={texts.noMates}
      count={shown}
      me={me}
      gameId={gameId}
      kind={kind}
    />
  );
};

const prefix = 'tag-';

/** A collection within a category: what it is, who plays it and for how much. */
export const TagPage: PageComponent = () => {
  const { landing = '' } = useParams();
  const gameId = useGameId();
  const me = useMe();
  const query = useCategoryTagQuery({ params: { gameId, idOrSlug: landing.slice(prefix.length) } });
  useInviteOnReturn(me, gameId);
  return (
    <Loaded
      query={query}
      skeleton={
        <Page>
          <LoadingTitle>{texts.title}</LoadingTitle>
          <Stack $gap={20} role="status" aria-label={texts.loading}>
            <Skeleton $width="420px" $height={36} />
            <Skeleton $width="560px" $height={51} />
            <Skeleton $height={180} $radius="16px" />
            <MateCardSkeletons count={4} />
          </Stack>
        </Page>
      }
      missing={
        <MissingPage
          title={texts.notFoundTitle}
          icon={<LayoutGrid />}
          text={texts.notFound}
          action={<ButtonLink to={teamPath({ gameId })}>{texts.team}</ButtonLink>}
        />
      }
      pageTitle={texts.failedTitle}
    >
      {(tag) => (
        <Page key={tag.id}>
          <TagHero tag={tag} me={me} gameId={gameId} />
          <TagLinks id="children" title={texts.children} tags={tag.children} gameId={gameId} />
          <TagMates tag={tag} me={me} gameId={gameId} />
          <TagLinks id="siblings" title={texts.siblings} tags={tag.siblings} gameId={gameId} />
        </Page>
      )}
    </Loaded>
  );
};

TagPage.firstQueries = ({ gameId, parts: [, tag = ''] }) => [
  mateLandingsApi.endpoints.categoryTag.initiate(
    { params: { gameId, idOrSlug: tag.slice(prefix.length) } },
    unsubscribed,
  ),
];
