import { FileX } from '../../kit/icons/file-x';
import { useEffect, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import type { DraftView } from '#contract/blog/draft.ts';
import { Loaded } from '../../api/loaded';
import { useDraftQuery } from '../../entities/blog/blog-writing-api';
import { useGameLink } from '../../entities/game/chosen-game';
import { ButtonLink } from '../../kit/controls/button-link';
import { EmptyState } from '../../kit/feedback/empty-state';
import { Skeleton } from '../../kit/feedback/skeleton';
import { Page } from '../../kit/layout/page';
import { Stack } from '../../kit/layout/stack';
import { PageTitle } from '../../kit/routing/page-title';
import { samePlace } from '../../kit/routing/same-place';
import { DraftEditor } from './draft-editor';
import { texts } from './texts';
import { editorPath, materialsPath } from '#contract/routes/product-pages.ts';

const empty: DraftView = {
  id: 0,
  status: 'CREATED',
  live: false,
  hasVersion: false,
  revision: 1,
  bytes: 0,
  savedAt: '',
  title: '',
  lead: '',
  gameId: null,
  type: 'TEXT',
  price: 0,
  cover: null,
  document: { blocks: [] },
  buyers: 0,
  shares: 0,
  decision: null,
  remarks: [],
  versions: [],
};

const Waiting = () => (
  <Page aria-busy>
    <Stack $gap={20}>
      <Skeleton $height={44} />
      <Skeleton $height={420} $radius="16px" />
    </Stack>
  </Page>
);

const Missing = () => {
  const link = useGameLink();
  return (
    <Page>
      <PageTitle>{texts.title}</PageTitle>
      <EmptyState
        icon={<FileX />}
        text={texts.notFound}
        action={<ButtonLink to={link(materialsPath)}>{texts.mine}</ButtonLink>}
      />
    </Page>
  );
};

/**
 * `/materials/new` and `/materials/{id}`: a new article gets its address with its first save, without losing the
 * cursor.
 */
export const EditorPage = () => {
  const { articleId = '' } = useParams();
  const navigate = useNavigate();
  const link = useGameLink();
  const [made, setMade] = useState<number | null>(null);
  const isNew = articleId === 'new';
  const id = /^[1-9]\d{0,8}$/.test(articleId) ? Number(articleId) : null;
  const query = useDraftQuery({ params: { id: id ?? 0 } }, { skip: id === null });
  const { data, refetch } = query;
  const isLoaded = data !== undefined;
  // Refetched when the person returns to this tab: a moderator or another tab may have changed it.
  useEffect(() => {
    if (!isLoaded) return undefined;
    const refetchWhenVisible = () => {
      if (document.visibilityState === 'visible') void refetch();
    };
    document.addEventListener('visibilitychange', refetchWhenVisible);
    return () => document.removeEventListener('visibilitychange', refetchWhenVisible);
  }, [isLoaded, refetch]);
  if (isNew || (id !== null && id === made))
    return (
      <DraftEditor
        key="new"
        draft={data ?? empty}
        id={made}
        onCreated={(created) => {
          setMade(created);
          void navigate(link(editorPath({ articleId: created })), {
            replace: true,
            preventScrollReset: true,
            state: samePlace,
          });
        }}
        onStep={refetch}
      />
    );
  if (id === null) return <Missing />;
  return (
    <Loaded
      query={query}
      skeleton={<Waiting />}
      missing={<Missing />}
      isMissing={({ status }) => status === 404 || status === 403 || status === 400}
      pageTitle={texts.title}
    >
      {(draft) => <DraftEditor key={id} draft={draft} id={id} onCreated={setMade} onStep={refetch} />}
    </Loaded>
  );
};
