import { Clock, ShieldCheck } from 'lucide-react';
import styled from 'styled-components';
import { ButtonLink } from '../../ui/controls/button-link';
import { Row } from '../../ui/layout/stack';
import { useGameLink } from '../../ui/routing/use-game-link';
import { below } from '../../ui/theme/media';
import { theme } from '../../ui/theme/theme';
import { texts } from './texts';

const Actions = styled(Row)`
  margin-top: 32px;
  ${below('md')} {
    margin-top: 24px;
    > a {
      flex: 1;
    }
  }
`;

const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 20px;
  margin-top: 32px;
  color: ${theme.color.text2};
  font-size: 13px;
  li {
    display: flex;
    align-items: center;
    gap: 8px;
  }
`;

/** The first words of the product. The same text stands in index.html before any script, in the same classes. */
export const HomePromise = () => {
  const link = useGameLink();
  return (
    <section className="container promise">
      <h1 className="promise-title" tabIndex={-1}>
        {texts.title}
      </h1>
      <p className="promise-text">{texts.text}</p>
      <Actions>
        <ButtonLink to={link('/{gameId}/squads/create')} variant="primary" size="lg">
          {texts.create}
        </ButtonLink>
        <ButtonLink to={link('/{gameId}/squads')} size="lg">
          {texts.join}
        </ButtonLink>
      </Actions>
      <Facts>
        <li>
          <ShieldCheck aria-hidden />
          {texts.safe}
        </li>
        <li>
          <Clock aria-hidden />
          {texts.fast}
        </li>
      </Facts>
    </section>
  );
};
