import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Gavel } from '../../kit/icons/gavel';
import { ShieldCheck } from '../../kit/icons/shield-check';
import { below, theme } from '../../kit/theme/theme';
import { Page, SectionTitle } from '../../kit/layout/page';
import { ButtonLink } from '../../kit/controls/button-link';
import { Row, Stack } from '../../kit/layout/stack';
import { OwnSquadGate } from '../../entities/squad/own-squad-gate';
import { useMe } from '../../entities/person/users-api';
import { documentsApi, useDocumentQuery } from '../../entities/documents/documents-api';
import { type PageComponent, unsubscribed } from '../../api/first-queries';
import { Loaded } from '../../api/loaded';
import { Prose } from '../../kit/layout/prose';
import { PageTitle } from '../../kit/routing/page-title';
import { useGameLink } from '../../entities/game/chosen-game';
import { texts } from '../../entities/documents/how-it-works-text';
import { chosenGame } from '#contract/routes/route.ts';
import { becomeMatePath, createSquadPath } from '#contract/routes/game-pages.ts';

interface PromisesProps {
  readonly id: string;
  readonly title: string;
  readonly icon: ReactNode;
  readonly lines: readonly string[];
}

const Box = styled.section.attrs({ className: 'card' })`
  h2 {
    display: flex;
    align-items: center;
    gap: 10px;
    font-size: 17px;
    svg {
      color: ${theme.color.accent};
    }
  }
  li {
    margin-top: 14px;
    color: ${theme.color.text2};
  }
`;

/** What the service guarantees. */
const Promises = ({ id, title, icon, lines }: PromisesProps) => (
  <Box id={id} aria-labelledby={`${id}-title`}>
    <h2 id={`${id}-title`}>
      {icon}
      {title}
    </h2>
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </Box>
);

interface OrderPathProps {
  readonly id: string;
  readonly title: string;
  readonly steps: readonly { readonly title: string; readonly text: string }[];
}

const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(210px, 1fr));
  gap: 16px;
  margin-top: 20px;
`;

const Step = styled.li.attrs({ className: 'card' })`
  p {
    margin-top: 8px;
    color: ${theme.color.text2};
    font-size: 14px;
  }
`;

const Number = styled.span`
  display: inline-grid;
  place-items: center;
  width: 28px;
  height: 28px;
  margin-bottom: 16px;
  border-radius: ${theme.radius.r8};
  background: ${theme.color.surface3};
  font: 600 13px/1 ${theme.font.title};
`;

/** The steps of an order for one side. */
const OrderPath = ({ id, title, steps }: OrderPathProps) => (
  <section id={id} aria-labelledby={`${id}-title`}>
    <SectionTitle id={`${id}-title`}>{title}</SectionTitle>
    <Steps>
      {steps.map((step, index) => (
        <Step key={step.title}>
          <Number aria-hidden>{index + 1}</Number>
          <h3>{step.title}</h3>
          <p>{step.text}</p>
        </Step>
      ))}
    </Steps>
  </section>
);

const Sections = styled(Stack)`
  margin-top: 40px;
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 20px;
  ${below('lg')} {
    grid-template-columns: 1fr;
  }
`;

/** Until operators publish another one. */
const original = (
  <>
    {texts.paths.map((path) => (
      <OrderPath key={path.id} {...path} />
    ))}
    <Pair>
      <Promises id="money" title={texts.safetyTitle} icon={<ShieldCheck aria-hidden />} lines={texts.safety} />
      <Promises id="disputes" title={texts.disputesTitle} icon={<Gavel aria-hidden />} lines={texts.disputes} />
    </Pair>
  </>
);

const documentCall = { params: { slug: 'how-it-works' } } as const;

export const HowItWorksPage: PageComponent = () => {
  const link = useGameLink();
  const me = useMe();
  const query = useDocumentQuery(documentCall);
  return (
    <Page>
      <PageTitle>{texts.title}</PageTitle>
      <p className="lead lead-large">{texts.lead}</p>
      <Sections $gap={48}>
        <Loaded query={query} skeleton={original}>
          {({ current }) =>
            current?.chapters.map(({ title, paragraphs }) => (
              <Prose key={title}>
                <h2>{title}</h2>
                {paragraphs.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </Prose>
            )) ?? original
          }
        </Loaded>
        <Row>
          <OwnSquadGate me={me} variant="primary" size="lg">
            <ButtonLink to={link(createSquadPath({ gameId: chosenGame }))} variant="primary" size="lg">
              {texts.create}
            </ButtonLink>
          </OwnSquadGate>
          <ButtonLink to={link(becomeMatePath({ gameId: chosenGame }))} size="lg">
            {texts.becomeMate}
          </ButtonLink>
        </Row>
      </Sections>
    </Page>
  );
};

HowItWorksPage.firstQueries = () => [documentsApi.endpoints.document.initiate(documentCall, unsubscribed)];
