import { useLocation } from 'react-router';
import { documentOfPath } from '#contract/routes/product-pages.ts';
import { documentPages } from '#domain/documents/document-pages.ts';
import type { ConsentSlug } from '#domain/documents/document-slugs.ts';
import { originalTexts } from '#domain/documents/original-texts.ts';
import styled from 'styled-components';
import { defineTexts } from '../../kit/texts/define-texts';
import { Page } from '../../kit/layout/page';
import { documentsApi, useDocumentQuery } from '../../entities/documents/documents-api';
import { type PageComponent, unsubscribed } from '../../api/first-queries';
import { Loaded, mapped } from '../../api/loaded';
import { BusySkeleton } from '../../kit/feedback/busy-skeleton';
import { Prose } from '../../kit/layout/prose';
import { AnchorLink } from '../../kit/routing/anchor-link';
import { PageTitle } from '../../kit/routing/page-title';
import { below, theme, touch } from '../../kit/theme/theme';

const texts = defineTexts({ ru: { contents: 'Содержание' } });

const Columns = styled.div`
  display: grid;
  grid-template-columns: 260px 1fr;
  gap: 48px;
  margin-top: 32px;
  ${below('lg')} {
    grid-template-columns: 1fr;
    gap: 0;
  }
`;

const Contents = styled.nav`
  position: sticky;
  top: calc(${theme.size.header} + 24px);
  align-self: start;
  a {
    display: block;
    padding: 6px 0;
    border-radius: 4px;
    color: ${theme.color.text2};
    font-size: 14px;
    ${touch} {
      padding-block: 12px;
    }
  }
  a:hover {
    color: ${theme.color.text1};
  }
  ${below('lg')} {
    position: static;
    padding: 16px;
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.r16};
  }
`;

/** The version that operators published, or the original. */
const useChapters = (document: ConsentSlug) => {
  const query = useDocumentQuery({ params: { slug: document } });
  return mapped(query, ({ current }) =>
    (current?.chapters ?? originalTexts[document]).map((chapter, index) => ({
      ...chapter,
      id: `chapter-${index + 1}`,
    })),
  );
};

/** The agreement, or another document that people agree to, by the address. */
export const PolicyPage: PageComponent = () => {
  const document = documentOfPath(useLocation().pathname);
  const { title, lead } = documentPages[document];
  const query = useChapters(document);
  return (
    <Page>
      <PageTitle>{title}</PageTitle>
      <Columns>
        <Contents aria-label={texts.contents}>
          <ol>
            {query.data?.map(({ id, title }, index) => (
              <li key={id}>
                <AnchorLink id={id}>
                  {index + 1}. {title}
                </AnchorLink>
              </li>
            ))}
          </ol>
        </Contents>
        <Prose>
          <p>{lead}</p>
          <Loaded query={query} skeleton={<BusySkeleton $height={480} $radius="12px" />}>
            {(chapters) =>
              chapters.map(({ id, title, paragraphs }, index) => (
                <section key={id} aria-labelledby={id}>
                  <h2 id={id} tabIndex={-1}>
                    {index + 1}. {title}
                  </h2>
                  {paragraphs.map((paragraph, position) => (
                    <p key={paragraph}>
                      {index + 1}.{position + 1}. {paragraph}
                    </p>
                  ))}
                </section>
              ))
            }
          </Loaded>
        </Prose>
      </Columns>
    </Page>
  );
};

PolicyPage.firstQueries = ({ parts }) => [
  documentsApi.endpoints.document.initiate({ params: { slug: documentOfPath(`/${parts.join('/')}`) } }, unsubscribed),
];
