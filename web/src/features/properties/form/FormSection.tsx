import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { stepId } from './StepList.tsx';
import { type Step, steps } from './steps.ts';

interface Props {
  step: Step;
  title: ReactNode;
  /** A sentence below the heading. */
  lead?: ReactNode;
  children: ReactNode;
}

/** A part of the property form, which says how many there are. */
export function FormSection({ step, title, lead, children }: Props) {
  const place = steps.indexOf(step) + 1;
  const count = steps.length;
  return (
    <section aria-labelledby={stepId(step)} className="grid gap-5">
      <div>
        <h2 id={stepId(step)} tabIndex={-1} className="text-2xl outline-none">
          <span className="numbers mb-1 block font-sans text-sm font-semibold tracking-normal text-bark">
            <Trans>
              {place} of {count}
            </Trans>
          </span>
          {title}
        </h2>
        {lead && <p className="mt-1 text-bark">{lead}</p>}
      </div>
      {children}
    </section>
  );
}
