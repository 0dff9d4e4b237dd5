import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../../components/Button.tsx';
import { FormAlert } from '../../../forms/FormAlert.tsx';
import type { Answered } from '../../../forms/outcomeOf.ts';
import { BookingsAhead } from '../BookingsAhead.tsx';
import { DraftNotice } from './DraftNotice.tsx';
import { PropertyFields } from './PropertyFields.tsx';
import { RoomsFields } from './RoomsFields.tsx';
import { type PropertyFormSetup, usePropertyForm } from './usePropertyForm.ts';

interface Props<A> extends PropertyFormSetup<A> {
  /** What the last button says. */
  submit: ReactNode;
  /** What stands above the fields. */
  notice?: (startAfresh: () => void) => ReactNode;
}

export function PropertyForm<A extends Answered>({ submit, notice, ...setup }: Props<A>) {
  const { draft, edit, errors, uploads, stage, ...held } = usePropertyForm(setup);
  return (
    <form {...held.form} className="grid max-w-2xl gap-10">
      <div className="grid gap-5 not-has-[p]:-mb-10">
        <DraftNotice restored={held.restored} onStartAfresh={held.startAfresh} />
        <FormAlert>{held.alert && <BookingsAhead error={held.alert} />}</FormAlert>
        {notice?.(held.startAfresh)}
      </div>
      <PropertyFields draft={draft} edit={edit} errors={errors} />
      <RoomsFields rooms={draft.rooms} edit={edit} errors={errors} uploads={uploads} />
      <div className="grid gap-2 border-t border-hairline pt-6">
        <Button type="submit" busy={stage !== undefined} className="sm:justify-self-start">
          {stage === 'preparing' ? <Trans>Sending photos</Trans> : submit}
        </Button>
        <p className="text-sm text-bark">
          <Trans>Until then this browser keeps what you type.</Trans>
        </p>
      </div>
    </form>
  );
}
