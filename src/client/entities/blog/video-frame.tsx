import { ExternalLink } from '../../kit/icons/external-link';
import { Play } from '../../kit/icons/play';
import { useState } from 'react';
import styled from 'styled-components';
import type { VideoBlock } from '#domain/blog/article-document.ts';
import { videoPageUrl, videoPlayerUrl } from '#domain/blog/video-link.ts';
import { theme } from '../../kit/theme/theme';
import { texts } from './texts';

const Frame = styled.div`
  position: relative;
  overflow: hidden;
  aspect-ratio: 16 / 9;
  border-radius: ${theme.radius.r12};
  background: ${theme.color.surface2};
  iframe {
    width: 100%;
    height: 100%;
    border: 0;
  }
`;

const Start = styled.button`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 14px;
  width: 100%;
  height: 100%;
  padding: 16px;
  background: radial-gradient(120% 140% at 50% 0%, ${theme.color.message}, ${theme.color.surface1});
  font-size: 16px;
  font-weight: 500;
  svg {
    width: 60px;
    height: 60px;
    padding: 16px;
    border-radius: 50%;
    background: ${theme.color.text1};
    color: ${theme.color.bg};
    fill: currentColor;
  }
`;

const There = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  margin-top: 8px;
  font-size: 14px;
  svg {
    width: 15px;
    height: 15px;
  }
`;

/** A video of another site: nothing of that site is loaded until somebody presses the video. */
export const VideoFrame = ({ video }: { readonly video: Pick<VideoBlock, 'provider' | 'videoId' | 'title'> }) => {
  const [playing, setPlaying] = useState(false);
  return (
    <div>
      <Frame>
        {playing ? (
          <iframe
            src={videoPlayerUrl(video)}
            title={texts.playVideo(video.title)}
            allow="autoplay; fullscreen; picture-in-picture"
            sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
            referrerPolicy="strict-origin-when-cross-origin"
          />
        ) : (
          <Start type="button" onClick={() => setPlaying(true)}>
            <Play aria-hidden />
            {texts.playVideo(video.title)}
          </Start>
        )}
      </Frame>
      <There href={videoPageUrl(video)} target="_blank" rel="noopener noreferrer nofollow ugc">
        <ExternalLink aria-hidden />
        {texts.watchThere}
      </There>
    </div>
  );
};
