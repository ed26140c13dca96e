import { Link2, MessagesSquare, Send } from 'lucide-react';
import { Button } from '../../kit/controls/button';
import { OutsideLink } from '../../kit/controls/outside-link';
import { Row } from '../../kit/layout/stack';
import { texts } from './texts';
import { useShare } from './use-share';

interface ShareButtonsProps {
  /** Within the product. */
  readonly path: string;
}

export const ShareButtons = ({ path }: ShareButtonsProps) => {
  const { isReady, copy, telegramAddress, copyForDiscord } = useShare(path);
  return (
    <Row $gap={8}>
      <Button variant="primary" busy={!isReady} onClick={copy}>
        <Link2 aria-hidden />
        {texts.copy}
      </Button>
      <OutsideLink href={telegramAddress} aria-label={texts.telegram}>
        <Send aria-hidden />
        {texts.channel.TELEGRAM}
      </OutsideLink>
      <Button busy={!isReady} aria-label={texts.discord} onClick={copyForDiscord}>
        <MessagesSquare aria-hidden />
        {texts.channel.DISCORD}
      </Button>
    </Row>
  );
};
