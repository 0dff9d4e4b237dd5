import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../components/Button.tsx';
import { copyText } from '../rooms/copyText.ts';

interface Props {
  name: string;
  /** It is copied, as apps take it. */
  text: string;
  /** The name of the button. */
  copy: string;
  done: string;
  /** It is shown. */
  children: ReactNode;
}

/** A named fact of a `dl` that is a container, with a button that copies it: beside it, or below where the letters are large. */
export function CopiedFact({ name, text, copy, done, children }: Props) {
  const { t } = useLingui();
  const failed = t`It could not be copied. Mark it and copy it.`;
  return (
    <div className="grid gap-x-4 border-b border-hairline pb-1 @min-[15rem]:grid-cols-[minmax(0,1fr)_auto]">
      <dt className="text-sm text-bark">{name}</dt>
      <dd className="col-start-1 mt-0.5 font-medium wrap-anywhere select-all">{children}</dd>
      <dd className="-mx-2 justify-self-start @min-[15rem]:mx-0 @min-[15rem]:self-end @min-[15rem]:col-start-2 @min-[15rem]:row-span-2 @min-[15rem]:row-start-1">
        <Button variant="quiet" aria-label={copy} onClick={() => void copyText(text, { done, failed })}>
          <Trans>Copy</Trans>
        </Button>
      </dd>
    </div>
  );
}
