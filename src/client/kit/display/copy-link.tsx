import { useCallback } from 'react';
import { Link2 } from '../icons/link-2';
import { useToast } from '../toast/use-toast';
import { texts } from './texts';
import { Button } from '../controls/button';
import type { ButtonSize, ButtonVariant } from '../controls/button-class';

/** Copies a text to the clipboard and shows a toast: `done`, or `failed` if the browser refuses. */
export const useCopy = (): ((text: string, done: string, failed?: string) => Promise<void>) => {
  const toast = useToast();
  return useCallback(
    async (text, done, failed = texts.notCopied) => {
      try {
        await navigator.clipboard.writeText(text);
        toast.success(done);
      } catch {
        toast.danger(failed);
      }
    },
    [toast],
  );
};

/** Copies the full address of a path of this site and shows a toast. */
export const useCopyLink = (): ((path: string) => Promise<void>) => {
  const copy = useCopy();
  return useCallback(
    (path) => copy(new URL(path, location.origin).href, texts.linkCopied, texts.linkNotCopied),
    [copy],
  );
};

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
