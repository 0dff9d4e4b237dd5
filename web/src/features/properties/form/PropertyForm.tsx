import type { ReactNode } from 'react';
import { FormAlert } from '../../../forms/FormAlert.tsx';
import type { Answered } from '../../../forms/outcomeOf.ts';
import { BookingsAhead } from '../BookingsAhead.tsx';
import { DraftNotice } from './DraftNotice.tsx';
import { HotelAmenityFields, HotelFields, PlaceFields } from './PropertyFields.tsx';
import { RoomsFields } from './RoomsFields.tsx';
import { StepList, useStepStates } from './StepList.tsx';
import { SubmitBar } from './SubmitBar.tsx';
import { type PropertyFormSetup, usePropertyForm } from './usePropertyForm.ts';

interface Props<A> extends PropertyFormSetup<A> {
  /** What the last button says. */
  submit: ReactNode;
  /** What stands above the fields. */
  notice?: (startAfresh: () => void) => ReactNode;
}

/** All parts of the form on one page: what is wrong anywhere can be gone to. */
export function PropertyForm<A extends Answered>({ submit, notice, ...setup }: Props<A>) {
  const { draft, edit, errors, uploads, stage, ...held } = usePropertyForm(setup);
  const states = useStepStates(draft);
  const left = Object.values(states).reduce((sum, state) => sum + state.left, 0);
  const fields = { draft, edit, errors };
  return (
    <div className="grid gap-x-12 gap-y-8 xl:grid-cols-[minmax(0,42rem)_minmax(10rem,1fr)]">
      <div className="max-w-2xl xl:sticky xl:top-8 xl:order-last xl:self-start">
        <StepList states={states} />
      </div>
      <form {...held.form} className="relative grid max-w-2xl gap-12">
        <div className="grid gap-5 not-has-[p]:absolute">
          <DraftNotice restored={held.restored} onStartAfresh={held.startAfresh} />
          <FormAlert>{held.alert && <BookingsAhead error={held.alert} />}</FormAlert>
          {notice?.(held.startAfresh)}
        </div>
        <HotelFields {...fields} />
        <PlaceFields {...fields} />
        <RoomsFields rooms={draft.rooms} edit={edit} errors={errors} uploads={uploads} />
        <HotelAmenityFields {...fields} />
        <SubmitBar stage={stage} left={left}>
          {submit}
        </SubmitBar>
      </form>
    </div>
  );
}
