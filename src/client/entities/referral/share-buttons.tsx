import { Link2 } from '../../kit/icons/link-2';
import { MessagesSquare } from '../../kit/icons/messages-square';
import { Send } from '../../kit/icons/send';
import styled from 'styled-components';
import { Button } from '../../kit/controls/button';
import { ExternalButtonLink } from '../../kit/controls/external-button-link';
import { texts } from './texts';
import { useShare } from './use-share';

/** In one row, or the two messengers together below. */
const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  max-width: 500px;
  > div {
    display: flex;
    gap: 8px;
  }
  > *,
  > div > * {
    flex: 1;
  }
  > button {
    white-space: nowrap;
  }
`;

interface ShareButtonsProps {
  /** A path within the product. */
  readonly path: string;
}

export const ShareButtons = ({ path }: ShareButtonsProps) => {
  const { isReady, copy, telegramAddress, copyForDiscord } = useShare(path);
  return (
    <Buttons>
      <Button variant="primary" busy={!isReady} onClick={copy}>
        <Link2 aria-hidden />
        {texts.copy}
      </Button>
      <div>
        <ExternalButtonLink href={telegramAddress} aria-label={texts.telegram}>
          <Send aria-hidden />
          {texts.channel.TELEGRAM}
        </ExternalButtonLink>
        <Button busy={!isReady} aria-label={texts.discord} onClick={copyForDiscord}>
          <MessagesSquare aria-hidden />
          {texts.channel.DISCORD}
        </Button>
      </div>
    </Buttons>
  );
};
