import { Check } from '../../kit/icons/check';
import { KeyRound } from '../../kit/icons/key-round';
import styled from 'styled-components';
import type { ArticleCard } from '#contract/blog/article-views.ts';
import { Badge } from '../../kit/display/badge';
import { Quiet } from '../../kit/layout/prose';
import { Money } from '../money/money';
import { texts } from './texts';

/** The article's price for this reader. */
export const ArticlePrice = ({ article }: { readonly article: ArticleCard }) => {
  if (article.own) return <Badge>{texts.own}</Badge>;
  if (article.access === 'BOUGHT')
    return (
      <Badge $tone="ok">
        <Check aria-hidden size={14} />
        {texts.bought}
      </Badge>
    );
  if (article.access === 'SHARED')
    return (
      <Badge $tone="violet">
        <KeyRound aria-hidden size={14} />
        {texts.shared}
      </Badge>
    );
  return article.price === 0 ? <Quiet as="span">{texts.free}</Quiet> : <Price value={article.price} />;
};

const Price = styled(Money)`
  font-size: 16px;
  font-weight: 700;
`;
