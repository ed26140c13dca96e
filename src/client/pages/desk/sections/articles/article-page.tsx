import { ArrowLeft } from '#client/kit/icons/arrow-left.tsx';
import { Loaded } from '#client/api/loaded.tsx';
import { GameTitle } from '#client/entities/game/game-title.tsx';
import { useModeratedArticleQuery } from '#client/entities/desk/blog-api.ts';
import { formatMoney } from '#client/entities/money/money.tsx';
import { useMe } from '#client/entities/person/users-api.ts';
import { ButtonLink } from '#client/kit/controls/button-link.tsx';
import { Badge } from '#client/kit/display/badge.tsx';
import { DateText } from '#client/kit/display/date-and-countdown.tsx';
import { Skeleton } from '#client/kit/feedback/skeleton.tsx';
import type { SheetDrafts } from '#client/kit/form/sheet-drafts.ts';
import { Row, Stack } from '#client/kit/layout/stack.tsx';
import { PageTitle } from '#client/kit/routing/page-title.tsx';
import { UnsavedNote } from '../../kit/acts/unsaved-note';
import { useEditDraft } from '../../kit/acts/use-edit-draft';
import { Viewers } from '../../kit/drawer/viewers';
import { Panel, PanelTitle, SumLine } from '../../kit/drawer/panel';
import { PersonPanel } from '../../kit/drawer/person-panel';
import { Quiet } from '../../kit/quiet';
import { SubjectHistory } from '../../kit/drawer/subject-history';
import { articleTones, type Moderated, type Remarks } from './article';
import { ArticleActs } from './article-acts';
import { DecideArticle } from './decide-article';
import { PurchasesPanel } from './purchases-panel';
import { texts } from './texts';
import { VersionView } from './version-view';
import { ObjectPage, ObjectColumns } from '../../kit/drawer/object-page';
import { deskPage } from '#contract/routes/desk-pages.ts';
import { articlePath } from '#contract/routes/product-pages.ts';

const Waiting = () => (
  <ObjectPage role="status" aria-busy>
    <Skeleton $width="320px" $height={32} />
    <ObjectColumns>
      <Skeleton $height={480} $radius="16px" />
      <Skeleton $height={280} $radius="16px" />
    </ObjectColumns>
  </ObjectPage>
);

const Facts = ({ article }: { readonly article: Moderated['article'] }) => (
  <Panel>
    <PanelTitle>{texts.facts}</PanelTitle>
    <dl>
      <SumLine
        label={texts.game}
        value={article.gameId === null ? texts.noGame : <GameTitle gameId={article.gameId} />}
      />
      <SumLine label={texts.price} value={article.price === 0 ? texts.free : formatMoney(article.price)} />
      {article.sentAt !== null && <SumLine label={texts.sent} value={<DateText value={article.sentAt} />} />}
      {article.publishedAt !== null && (
        <SumLine label={texts.published} value={<DateText value={article.publishedAt} />} />
      )}
      <SumLine label={texts.viewCount} value={article.views} />
      <SumLine label={texts.likes} value={article.likes} />
      {article.income > 0 && <SumLine label={texts.income} value={formatMoney(article.income)} />}
    </dl>
    {article.live && (
      <ButtonLink size="sm" to={articlePath(article.id)}>
        {texts.toArticle}
      </ButtonLink>
    )}
  </Panel>
);

const Decisions = ({ decisions }: { readonly decisions: Moderated['decisions'] }) => (
  <Panel>
    <PanelTitle>{texts.decisionsTitle}</PanelTitle>
    {decisions.length === 0 && <Quiet>{texts.noDecisions}.</Quiet>}
    <Stack as="ul" $gap={10}>
      {decisions.map(({ action, comment, by, version, at }) => (
        <li key={`${at}${action}`}>
          {texts.decisions[action] ?? action}
          <Quiet>
            {by}, {texts.version(version).toLowerCase()}, <DateText value={at} />
          </Quiet>
          {comment !== '' && <Quiet>{comment}</Quiet>}
        </li>
      ))}
    </Stack>
  </Panel>
);

/** By article and version: remarks are not shown over a version that nobody wrote them about. */
const drafts: SheetDrafts<Remarks> = new Map();

const none: Remarks = {};

const Content = ({ moderated }: { readonly moderated: Moderated }) => {
  const { article, decisions, newest } = moderated;
  const draft = useEditDraft(drafts, `${article.id} ${newest.number}`, none);
  const me = useMe();
  const own = article.author.id === me?.id;
  const waits = article.status === 'UNDER_MODERATION' && !own;
  const remark = (blockId: string, text: string | undefined) => {
    const { [blockId]: _before, ...others } = draft.values;
    draft.change(text === undefined ? others : { ...others, [blockId]: text });
  };
  return (
    <ObjectColumns>
      <VersionView moderated={moderated} remarks={draft.values} onRemark={waits ? remark : null} />
      <Stack $gap={16}>
        {own && <p>{texts.own}.</p>}
        {waits && <UnsavedNote draft={draft} />}
        {!own && <DecideArticle moderated={moderated} waits={waits} remarks={draft.values} onDone={draft.reset} />}
        <PersonPanel person={article.author} hint={texts.author} />
        <Facts article={article} />
        {!own && article.status !== 'DELETED' && <ArticleActs article={article} />}
        <PurchasesPanel articleId={article.id} own={own} />
        <Decisions decisions={decisions} />
        <SubjectHistory subject={`article:${article.id}`} />
      </Stack>
    </ObjectColumns>
  );
};

/** One article for a moderator: changes, remarks on its blocks, the decision, its purchases. */
export const ArticlePage = ({ id }: { readonly id: number }) => {
  const query = useModeratedArticleQuery({ params: { id } });
  return (
    <Loaded query={query} skeleton={<Waiting />} failedIn={ObjectPage}>
      {(moderated) => {
        const { article } = moderated;
        return (
          <ObjectPage>
            <Row $gap={12}>
              <ButtonLink size="sm" variant="ghost" to={deskPage('articles')}>
                <ArrowLeft aria-hidden />
                {texts.back}
              </ButtonLink>
              <Viewers subject={`article:${id}`} />
            </Row>
            <Row $gap={12}>
              <PageTitle>{texts.name(id)}</PageTitle>
              <Badge $tone={articleTones[article.status]}>{texts.statuses[article.status]}</Badge>
              {article.live && <Badge $tone="ok">{texts.live}</Badge>}
              {article.recommended && <Badge $tone="violet">{texts.recommended}</Badge>}
            </Row>
            <Content moderated={moderated} />
          </ObjectPage>
        );
      }}
    </Loaded>
  );
};
