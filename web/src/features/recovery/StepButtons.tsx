import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../components/Button.tsx';
import { ButtonLink } from '../../components/ButtonLink.tsx';

/** The end of a step's form: the button that submits it, and a way back. */
export function StepButtons({ busy, back, children }: { busy: boolean; back: string; children: ReactNode }) {
  return (
    <div className="flex flex-row-reverse gap-3">
      <Button type="submit" busy={busy} className="grow">
        {children}
      </Button>
      <ButtonLink variant="secondary" to={back}>
        <Trans>Back</Trans>
      </ButtonLink>
    </div>
  );
}
