import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../components/Button.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { copyText } from '../rooms/copyText.ts';

/** A link that was just made. It is shown until the page is left. */
export function NewLink({ path, name }: { path: string; name: string }) {
  const { t } = useLingui();
  const link = `${window.location.origin}/api${path}`;

  const copy = () =>
    copyText(link, {
      done: t`The link is copied.`,
      failed: t`The link could not be copied. Press it for long, and copy it yourself.`,
    });

  return (
    <div className="grid gap-2 rounded-control bg-juniper-pale p-4">
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          label={t`Secret link for ${name}`}
          name="link"
          value={link}
          readOnly
          dir="ltr"
          onFocus={({ target }) => target.select()}
          className="min-w-48 grow basis-0"
        />
        <Button onClick={() => void copy()}>
          <Trans>Copy</Trans>
        </Button>
      </div>
      <p className="text-sm">
        <Trans>
          Paste it there now: it is shown this once. Whoever has it sees which nights are taken, and no names.
        </Trans>
      </p>
    </div>
  );
}
