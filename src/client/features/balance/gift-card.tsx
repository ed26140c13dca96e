import styled from 'styled-components';
import { Badge } from '../../ui/data/badge';
import { Card, CardTitle } from '../../ui/layout/card';
import { theme } from '../../ui/theme/theme';
import { texts } from './texts';

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
`;

const Text = styled.p`
  margin-top: 8px;
  color: ${theme.color.text2};
  font-size: 14px;
`;

/** Stands where certificates will be activated. */
export const GiftCard = () => (
  <Card>
    <Head>
      <CardTitle>{texts.gift.title}</CardTitle>
      <Badge $tone="violet">{texts.gift.soon}</Badge>
    </Head>
    <Text>{texts.gift.text}</Text>
  </Card>
);
