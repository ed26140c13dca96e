import styled from 'styled-components';
import { useHotSquadsQuery } from '../../api/squads-api';
import { SectionTitle } from '../../ui/layout/section-title';
import { useServerNow } from '../../ui/time/use-server-now';
import { theme } from '../../ui/theme/theme';
import { HotCard } from './hot-card';
import { texts } from './texts';

const Section = styled.section`
  > p {
    margin-bottom: 12px;
    color: ${theme.color.text2};
    font-size: 14px;
  }
  ul {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 12px;
  }
`;

/** Hot squads that fit this mate now; nothing at all when there are none, for it is an extra beside his invitations. */
export const HotOrders = () => {
  const { data } = useHotSquadsQuery(undefined, { refetchOnMountOrArgChange: true });
  const now = useServerNow();
  const open = data?.filter(({ expiresAt }) => Date.parse(expiresAt) > now) ?? [];
  if (open.length === 0) return null;
  return (
    <Section aria-labelledby="hot-squads">
      <SectionTitle id="hot-squads">{texts.hot.title}</SectionTitle>
      <p>{texts.hot.text}</p>
      <ul>
        {open.map((squad) => (
          <HotCard key={squad.squadId} squad={squad} />
        ))}
      </ul>
    </Section>
  );
};
