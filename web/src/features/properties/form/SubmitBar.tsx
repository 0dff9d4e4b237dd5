import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../../components/Button.tsx';
import type { Stage } from '../../../forms/submission.ts';

interface Props {
  stage: Stage | undefined;
  /** Fields that are missing or wrong. */
  left: number;
  /** What the button says. */
  children: ReactNode;
}

/** The button of the form, in reach wherever one is in it. What takes the focus is scrolled clear of it (`data-low-bar`). */
export function SubmitBar({ stage, left, children }: Props) {
  return (
    <div
      data-low-bar
      className="sticky -bottom-px z-10 -mx-[clamp(1.125rem,4vw,2.5rem)] flex items-center justify-between gap-4 border-t border-hairline bg-snow px-[clamp(1.125rem,4vw,2.5rem)] pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:mx-0 md:px-0"
    >
      <p className="min-w-0 text-sm leading-snug text-bark">
        <span className="numbers block font-semibold text-walnut">
          {left > 0 ? (
            <Plural value={left} one="# field left" other="# fields left" />
          ) : (
            <Trans>All is filled in</Trans>
          )}
        </span>
        <span className="max-sm:hidden">
          <Trans>Until then this browser keeps what you type.</Trans>
        </span>
      </p>
      <Button type="submit" busy={stage !== undefined} className="shrink-0">
        {stage === 'preparing' ? <Trans>Sending photos</Trans> : children}
      </Button>
    </div>
  );
}
