import { Link2 } from 'lucide-react';
import { Button } from '../controls/button';
import type { ButtonSize, ButtonVariant } from '../controls/button-look';
import { texts } from './texts';
import { useCopyLink } from './use-copy-link';

interface CopyLinkProps {
  readonly path: string;
  readonly label?: string;
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
}

export const CopyLink = ({ path, label = texts.copyLink, variant = 'secondary', size = 'sm' }: CopyLinkProps) => {
  const copy = useCopyLink();
  return (
    <Button variant={variant} size={size} onClick={() => copy(path)}>
      <Link2 aria-hidden />
      {label}
    </Button>
  );
};
