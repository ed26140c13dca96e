import { Link2 } from '../../kit/icons/link-2';
import { MessagesSquare } from '../../kit/icons/messages-square';
import { Send } from '../../kit/icons/send';
import type { ReactElement } from 'react';
import { Menu } from '../../kit/overlay/menu';
import { MenuItem } from '../../kit/overlay/menu-item';
import { texts } from './texts';
import { useShare } from './use-share';

interface ShareMenuProps {
  readonly trigger: ReactElement;
  /** A path within the product. */
  readonly path: string;
  /** Whether people who open the link count as brought by the person who shares it. */
  readonly counted?: boolean;
}

export const ShareMenu = ({ trigger, path, counted = true }: ShareMenuProps) => {
  const { isReady, copy, telegramAddress, copyForDiscord } = useShare(path, counted);
  const whyNot = isReady ? null : texts.preparing;
  return (
    <Menu trigger={trigger} defaultOpen align="end" label={texts.share}>
      <MenuItem icon={<Link2 aria-hidden />} whyNot={whyNot} onSelect={() => void copy()}>
        {texts.copy}
      </MenuItem>
      <MenuItem icon={<Send aria-hidden />} whyNot={whyNot} {...(isReady ? { href: telegramAddress } : {})}>
        {texts.telegram}
      </MenuItem>
      <MenuItem icon={<MessagesSquare aria-hidden />} whyNot={whyNot} onSelect={() => void copyForDiscord()}>
        {texts.discord}
      </MenuItem>
    </Menu>
  );
};
