import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../../components/Button.tsx';
import { FormAlert } from '../../../forms/FormAlert.tsx';
import type { Success } from '../../../forms/outcomeOf.ts';
import { RestoredNotice } from '../../../forms/RestoredNotice.tsx';
import type { Stage } from '../../../forms/useSubmission.ts';
import { bookingsAhead } from '../BookingsAhead.tsx';
import { KindsFields } from './kinds/KindsFields.tsx';
import { HotelAmenityFields, HotelFields, PlaceFields } from './PropertyFields.tsx';
import { FirstUnfinished, StepList, useProgress } from './StepList.tsx';
import { type PropertyFormSetup, usePropertyForm } from './usePropertyForm.ts';

interface Props<A> extends PropertyFormSetup<A> {
  /** Label of the last button. */
  submit: ReactNode;
  /** A notice above the fields. */
  notice?: (startAfresh: () => void) => ReactNode;
}

/** All parts of the form on one page: what is wrong anywhere can be gone to. */
export function PropertyForm<A extends Success>({ submit, notice, ...setup }: Props<A>) {
  const { draft, edit, errors, uploads, cards, stage, ...held } = usePropertyForm(setup);
  const progress = useProgress(draft);
  const left = Object.values(progress.steps).reduce((sum, state) => sum + state.left, 0);
  const { lostPhotos } = held;
  const fields = { draft, edit, errors };
  return (
    <div className="grid gap-x-12 gap-y-8 xl:grid-cols-[minmax(0,42rem)_minmax(10rem,1fr)]">
      <div className="max-w-2xl xl:sticky xl:top-[calc(2rem+var(--strip,0rem))] xl:order-last xl:self-start">
        <StepList states={progress.steps} />
      </div>
      <form {...held.form} className="relative grid max-w-2xl gap-12">
        <div className="grid gap-5 not-has-[p]:absolute">
          <RestoredNotice
            restored={lostPhotos !== undefined}
            action={<Trans>Start afresh</Trans>}
            onDrop={held.startAfresh}
          >
            <p>
              <Trans>This is what you typed before. You have not submitted it yet.</Trans>
            </p>
            {lostPhotos !== undefined && lostPhotos > 0 && (
              <p>
                <Plural
                  value={lostPhotos}
                  one="# photo had not arrived: please add it again."
                  other="# photos had not arrived: please add them again."
                />
              </p>
            )}
          </RestoredNotice>
          {notice?.(held.startAfresh)}
        </div>
        <HotelFields {...fields} />
        <PlaceFields {...fields} />
        <KindsFields {...fields} uploads={uploads} cards={cards} left={progress.kinds} />
        <HotelAmenityFields {...fields} />
        <FormAlert>{held.alert && bookingsAhead(held.alert)}</FormAlert>
        <SubmitBar stage={stage} left={left} next={<FirstUnfinished states={progress.steps} />}>
          {submit}
        </SubmitBar>
      </form>
    </div>
  );
}

interface SubmitBarProps {
  stage: Stage | undefined;
  /** Fields that are missing or wrong. */
  left: number;
  /** The way to the first of them. */
  next: ReactNode;
  /** Label of the button. */
  children: ReactNode;
}

/** The button of the form stays on the screen. A focused field is scrolled clear of it (`data-low-bar`). */
function SubmitBar({ stage, left, next, children }: SubmitBarProps) {
  return (
    <div
      data-low-bar
      className="sticky -bottom-px z-10 -mx-[clamp(1.125rem,4vw,2.5rem)] flex items-center justify-between gap-4 border-t border-hairline bg-snow px-[clamp(1.125rem,4vw,2.5rem)] pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:mx-0 md:px-0"
    >
      <div className="min-w-0 text-sm leading-snug text-bark">
        <p className="numbers font-semibold text-walnut">
          {left > 0 ? (
            <Plural value={left} one="# field left" other="# fields left" />
          ) : (
            <Trans>All is filled in</Trans>
          )}
        </p>
        {next}
        <p className="max-sm:hidden">
          <Trans>Until then this browser keeps what you type.</Trans>
        </p>
      </div>
      <Button type="submit" busy={stage !== undefined} className="shrink-0">
        {stage === 'preparing' ? <Trans>Sending photos</Trans> : children}
      </Button>
    </div>
  );
}
