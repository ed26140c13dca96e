import styled from 'styled-components';
import { Page } from '../../ui/layout/page';
import { Prose } from '../../ui/layout/prose';
import { PageTitle } from '../../ui/routing/page-title';
import { below } from '../../ui/theme/media';
import { theme } from '../../ui/theme/theme';
import { texts } from './texts';

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

export const PolicyPage = () => (
  <Page>
    <PageTitle>{texts.title}</PageTitle>
    <Columns>
      <Contents aria-label={texts.contents}>
        <ol>
          {texts.chapters.map(({ id, title }, index) => (
            <li key={id}>
              <a href={`#${id}`}>
                {index + 1}. {title}
              </a>
            </li>
          ))}
        </ol>
      </Contents>
      <Prose>
        <p>{texts.preamble}</p>
        {texts.chapters.map(({ id, title, paragraphs }, index) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id}>
              {index + 1}. {title}
            </h2>
            {paragraphs.map((paragraph, place) => (
              <p key={paragraph}>
                {index + 1}.{place + 1}. {paragraph}
              </p>
            ))}
          </section>
        ))}
      </Prose>
    </Columns>
  </Page>
);
