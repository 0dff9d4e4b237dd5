import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import { toast } from '../../components/toasts/toast.ts';
import { saveFile } from '../rooms/saveFile.ts';
import { type Modules, pictureOf } from './qrPicture.ts';

interface Props {
  modules: Modules;
  /** Of the file. */
  name: string;
}

/** Saves the picture of a code; phones that give pictures to other apps give it to those of banks too. */
export function PictureButtons({ modules, name }: Props) {
  const { t } = useLingui();
  const [shares] = useState(canShare);

  async function save() {
    try {
      saveFile(name, await pictureOf(modules));
      toast('success', t`The picture is saved among your downloads.`);
    } catch {
      toast('error', t`The picture could not be saved. Take a picture of the screen in its place.`);
    }
  }

  async function share() {
    try {
      await navigator.share({ files: [new File([await pictureOf(modules)], name, { type: 'image/png' })] });
    } catch (error) {
      // Who closes the phone's own dialog wants nothing more.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      toast('error', t`The picture could not be shared. Save it, and open it in the app.`);
    }
  }

  return (
    <div className="flex flex-wrap gap-3">
      <Button variant="secondary" onClick={() => void save()}>
        <Trans>Save the picture</Trans>
      </Button>
      {shares && (
        <Button variant="secondary" onClick={() => void share()}>
          <Icon name="share" />
          <Trans>Share</Trans>
        </Button>
      )}
    </div>
  );
}

function canShare(): boolean {
  const files = [new File([''], 'code.png', { type: 'image/png' })];
  return typeof navigator.canShare === 'function' && navigator.canShare({ files });
}
