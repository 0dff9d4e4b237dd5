import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type MouseEvent, type ReactNode, useDeferredValue, useMemo } from 'react';
import { Icon } from '../../../components/Icon.tsx';
import type { PropertyDraft } from './propertyDraft.ts';
import { type Progress, progressOf, type Step, type StepState, steps } from './steps.ts';

/** How the headings of the form are found by the links to them. */
function stepId(step: Step): string {
  return `step-${step}`;
}

/** The state of each part, a moment after what is typed: a property may have a hundred rooms. */
export function useProgress(draft: PropertyDraft): Progress {
  const settled = useDeferredValue(draft);
  return useMemo(() => progressOf(settled), [settled]);
}

/** The parts of the form, what is left to do in each, and the way there. */
export function StepList({ states }: { states: Record<Step, StepState> }) {
  const { t } = useLingui();
  const names = useNames();
  return (
    <nav aria-label={t`Parts of the form`}>
      <ol className="grid grid-cols-[repeat(auto-fill,minmax(max(8rem,40%),1fr))] gap-x-4 gap-y-1 xl:grid-cols-1">
        {steps.map((step, index) => (
          <li key={step}>
            <a
              href={`#${stepId(step)}`}
              onClick={goThere}
              className="group -mx-2 flex h-full min-h-13 items-start gap-2.5 rounded-control px-2 py-1.5 text-walnut hover:bg-drift sm:gap-3"
            >
              <Mark state={states[step]} place={index + 1} />
              <span className="grid min-w-0 leading-snug max-sm:text-sm">
                <span className="font-medium wrap-anywhere group-hover:underline">{names[step]}</span>
                <span className="numbers text-sm text-bark">
                  <Left state={states[step]} />
                </span>
              </span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function useNames(): Record<Step, string> {
  const { t } = useLingui();
  return {
    details: t`Property details`,
    place: t`Location and address`,
    rooms: t`Room details`,
    asked: t`What guests ask about`,
  };
}

/** The first part in which something is missing, and the way there: on a phone the list of parts is far above. */
export function FirstUnfinished({ states }: { states: Record<Step, StepState> }) {
  const names = useNames();
  const step = steps.find((each) => states[each].left > 0);
  if (!step) return null;
  return (
    <a
      href={`#${stepId(step)}`}
      onClick={goThere}
      className="inline-flex min-h-7 items-center font-semibold text-glacier underline underline-offset-4 hover:decoration-2"
    >
      {names[step]}
    </a>
  );
}

/** The heading takes the focus, and the address stays as it is: going back leaves the form. */
function goThere(event: MouseEvent<HTMLAnchorElement>) {
  const heading = document.getElementById(event.currentTarget.hash.slice(1));
  if (!heading) return;
  event.preventDefault();
  heading.scrollIntoView({ block: 'start' });
  heading.focus({ preventScroll: true });
}

function Mark({ state, place }: { state: StepState; place: number }) {
  const done = state.left === 0 && state.said;
  return (
    <span
      aria-hidden="true"
      className={`numbers grid size-7 shrink-0 place-items-center rounded-full text-sm font-semibold ${done ? 'bg-juniper text-snow' : 'border border-outline text-walnut'}`}
    >
      {done ? <Icon name="check" className="size-4.5" /> : place}
    </span>
  );
}

function Left({ state }: { state: StepState }): ReactNode {
  if (state.left > 0) return <Plural value={state.left} one="# field left" other="# fields left" />;
  return state.said ? <Trans>Done</Trans> : <Trans>May be left out</Trans>;
}

interface SectionProps {
  step: Step;
  title: ReactNode;
  /** A sentence below the heading. */
  lead?: ReactNode;
  children: ReactNode;
}

/** A part of the property form, which says how many there are. */
export function FormSection({ step, title, lead, children }: SectionProps) {
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
