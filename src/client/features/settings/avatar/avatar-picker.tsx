import { Camera } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../../ui/controls/button';
import { FormError } from '../../../ui/form/form-look';
import { CropDialog } from './crop-dialog';
import type { Opened } from './open-picture';
import { acceptedTypes, openPicture } from './open-picture';
import { texts } from './texts';

/** Opens a file, says what is wrong with it, or lets cut it. */
export const AvatarPicker = ({ has }: { readonly has: boolean }) => {
  const field = useRef<HTMLInputElement>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => {
    if (opened !== null && 'address' in opened) URL.revokeObjectURL(opened.address);
    setOpened(null);
  };
  return (
    <>
      <Button size="sm" onClick={() => field.current?.click()}>
        <Camera aria-hidden />
        {has ? texts.replace : texts.choose}
      </Button>
      <input
        ref={field}
        type="file"
        accept={acceptedTypes}
        hidden
        onChange={async ({ target }) => {
          const [file] = target.files ?? [];
          // The same file may be chosen again after a failure.
          if (file !== undefined) setOpened(await openPicture(file));
          target.value = '';
        }}
      />
      {opened !== null && 'problem' in opened && <FormError>{opened.problem}</FormError>}
      {opened !== null && 'picture' in opened && <CropDialog picture={opened.picture} address={opened.address} onClose={close} />}
    </>
  );
};
