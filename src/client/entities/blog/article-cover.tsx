import { Clock3 } from '../../kit/icons/clock-3';
import { Play } from '../../kit/icons/play';
import { Video } from '../../kit/icons/video';
import styled from 'styled-components';
import type { ArticleCard } from '#contract/blog/article-views.ts';
import { type CoverPlace, coverSizes } from '#domain/blog/picture-places.ts';
import { sourceOf } from '#domain/files/picture-widths.ts';
import { formatDuration } from '#domain/text/format.ts';
import { theme } from '../../kit/theme/theme';
import { texts } from './texts';

type Covered = Pick<ArticleCard, 'cover' | 'type' | 'minutes' | 'id'>;

const Frame = styled.div<{ readonly $hue: number }>`
  position: relative;
  overflow: hidden;
  aspect-ratio: 2;
  background: radial-gradient(120% 140% at 80% 0%, hsl(${({ $hue }) => $hue} 45% 30%), ${theme.color.surface1} 75%);
  img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

const Mark = styled.span`
  position: absolute;
  bottom: 10px;
  left: 10px;
  display: inline-flex;
  align-items: center;
  gap: 6px;
  padding: 4px 10px;
  border-radius: ${theme.radius.r8};
  background: rgb(11 12 17 / 82%);
  color: ${theme.color.text1};
  font-size: 13px;
  svg {
    width: 14px;
    height: 14px;
  }
`;

const PlaySign = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  svg {
    width: 44px;
    height: 44px;
    padding: 12px;
    border-radius: 50%;
    background: rgb(11 12 17 / 72%);
    fill: currentColor;
  }
`;

interface ArticleCoverProps {
  readonly article: Covered;
  readonly place: CoverPlace;
  /** Visible at once: loaded before the images below. */
  readonly eager?: boolean;
  readonly marked?: boolean;
}

/** An article's picture with its duration; without a picture, a colour of its own. */
export const ArticleCover = ({ article, place, eager = false, marked = true }: ArticleCoverProps) => (
  <Frame $hue={(article.id * 67) % 360}>
    {article.cover !== null && (
      <img
        width={article.cover.width}
        height={article.cover.height}
        alt=""
        loading={eager ? 'eager' : 'lazy'}
        {...(eager ? { fetchPriority: 'high' } : {})}
        {...sourceOf(article.cover.src, coverSizes[place])}
      />
    )}
    {article.type === 'VIDEO' && (
      <PlaySign aria-hidden>
        <Play />
      </PlaySign>
    )}
    {marked && (
      <Mark>
        {article.type === 'VIDEO' ? <Video aria-hidden /> : <Clock3 aria-hidden />}
        {article.type === 'VIDEO' ? texts.video : formatDuration(article.minutes)}
      </Mark>
    )}
  </Frame>
);
