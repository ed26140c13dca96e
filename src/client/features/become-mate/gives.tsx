import { CalendarClock, Scale, TrendingUp, Wallet } from 'lucide-react';
import styled from 'styled-components';
import { cardLook } from '../../ui/layout/card';
import { SectionTitle } from '../../ui/layout/section-title';
import { theme } from '../../ui/theme/theme';
import { texts } from './texts';

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(240px, 100%), 1fr));
  gap: 16px;
  margin-top: 20px;
`;

const Item = styled.li`
  ${cardLook}
  svg {
    width: 24px;
    height: 24px;
    margin-bottom: 14px;
    color: ${theme.color.violet};
  }
  p {
    margin-top: 6px;
    color: ${theme.color.text2};
    font-size: 14px;
  }
`;

const icons = [Wallet, CalendarClock, TrendingUp, Scale];

export const Gives = () => (
  <section aria-labelledby="gives">
    <SectionTitle id="gives">{texts.givesTitle}</SectionTitle>
    <Grid>
      {texts.gives.map(({ title, text }, index) => {
        const Icon = icons[index % icons.length] ?? Wallet;
        return (
          <Item key={title}>
            <Icon aria-hidden />
            <h3>{title}</h3>
            <p>{text}</p>
          </Item>
        );
      })}
    </Grid>
  </section>
);
