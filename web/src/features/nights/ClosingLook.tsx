import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { addDays, anyDay } from '../../../../shared/rules/dates.ts';
import { Button } from '../../components/Button.tsx';
import { FormAlert } from '../../forms/FormAlert.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { useSubmission } from '../../forms/useSubmission.ts';
import { comma } from '../../words/lists.ts';
import { type OpenedNights, useOpenNights } from './api/nights.ts';
import type { LookProps } from './CloseNights.tsx';
import { closedRooms } from './closingWords.ts';
import type { ClosingEntry } from './monthNights.ts';
import { OpenClosing } from './OpenClosing.tsx';

/** Nights of a room that a closing holds: its note, and the way to open all that it holds, or some nights of this room. */
export function ClosingLook({ property, chosen, held, today, onLeave }: LookProps) {
  const { propertyId, closings } = property;
  const closing = closings.find(({ _id }) => _id === held.closingId);
  return (
    <div className="grid gap-4">
      <p className="numbers text-bark wrap-anywhere">
        {held.note === undefined ? <Trans>Closed by you</Trans> : <bdi>{held.note}</bdi>}
        {closing && comma + closedRooms(closing)}
      </p>
      {closing && <OpenClosing propertyId={propertyId} closing={closing} onDone={onLeave} />}
      {closing?.state === 'closed' && closing.nights > 1 && (
        <OpenSome
          propertyId={propertyId}
          closing={closing}
          onDone={onLeave}
          nights={{
            roomNumber: chosen.roomNumber,
            first: chosen.first > today ? chosen.first : today,
            last: chosen.last,
          }}
        />
      )}
    </div>
  );
}

interface SomeProps {
  propertyId: string;
  closing: ClosingEntry;
  nights: OpenedNights;
  onDone: () => void;
}

/** Opens nights of one room, and leaves the others of the closing closed. */
function OpenSome({ propertyId, closing, nights, onDone }: SomeProps) {
  const { t } = useLingui();
  const openNights = useOpenNights();
  const [typed, setTyped] = useState(nights);
  const { form, errors, clearError, stage } = useSubmission({
    content: () => typed,
    check: ({ first, last }) => [
      ...(anyDay(first) ? [] : [{ path: 'first', code: 'no_such_day', params: { label: 'First night' } } as const]),
      ...(anyDay(last) ? [] : [{ path: 'last', code: 'no_such_day', params: { label: 'Last night' } } as const]),
      ...(anyDay(first) && anyDay(last) && last < first ? [{ path: 'last', code: 'checkout_not_after' } as const] : []),
    ],
    fieldAt: (path) => fieldNames[path],
    send: (part) => openNights(propertyId, closing._id, part),
    onDone,
  });
  const day = (name: 'first' | 'last') => ({
    type: 'date',
    name,
    value: typed[name],
    error: errors?.fields[name],
    min: closing.from,
    max: addDays(closing.to, -1),
    onChange: ({ target }: { target: { value: string } }) => {
      clearError(name);
      setTyped({ ...typed, [name]: target.value });
    },
  });
  return (
    <form {...form} className="grid gap-3">
      <div className="grid grid-cols-2 gap-3 sm:max-w-md">
        <TextField {...day('first')} label={t`First night`} />
        <TextField {...day('last')} label={t`Last night`} />
      </div>
      <FormAlert />
      <Button type="submit" variant="secondary" className="justify-self-start" busy={stage !== undefined}>
        <Trans>Open these nights of room {nights.roomNumber}</Trans>
      </Button>
    </form>
  );
}

const fieldNames: Record<string, string> = { first: 'first', last: 'last', from: 'first', to: 'last' };
