import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { PropertyNights } from '../../../../shared/contracts/nights.ts';
import { closingDays, closingIssues } from '../../../../shared/rules/closings.ts';
import { addDays, anyDay } from '../../../../shared/rules/dates.ts';
import { closingNoteField } from '../../../../shared/rules/stays.ts';
import { Button } from '../../components/Button.tsx';
import { SelectField } from '../../components/SelectField.tsx';
import { controlOf } from '../../forms/controlOf.ts';
import { FormAlert } from '../../forms/FormAlert.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { useSubmission } from '../../forms/useSubmission.ts';
import { listed } from '../../words/lists.ts';
import { type ClosedRooms, useCloseNights } from './api/nights.ts';
import type { Choice, ChosenNights } from './chosenNights.ts';
import type { HeldNights } from './monthNights.ts';

export interface PanelProps extends Pick<Choice, 'note' | 'onNote' | 'onChoose' | 'isStill' | 'move' | 'onMove'> {
  property: PropertyNights;
  chosen: ChosenNights;
  today: string;
  onLeave: () => void;
}

/** Panel of nights that something holds. */
export interface LookProps extends PanelProps {
  held: HeldNights;
}

/** Closes the chosen nights of a room, its kind or the house. The days can be typed too: a winter is longer than a month. */
export function CloseNights({ property, chosen, today, note, onNote, onChoose, isStill, onLeave }: PanelProps) {
  const { t } = useLingui();
  const closeNights = useCloseNights();
  const scopes = useScopes(property, chosen.roomNumber);
  const [scope, setScope] = useState('room');
  const { form, errors, clearError, stage } = useSubmission({
    content: () => ({ chosen, note }),
    check: ({ chosen: { first, last } }) => closingIssues({ from: first, to: anyDay(last) ? addDays(last, 1) : last }),
    fieldAt: (path) => fieldNames[path],
    send: async (typed) => {
      const rooms = scopes.find(({ value }) => value === scope)?.rooms ?? {};
      return { ...(await closeNights(typed.chosen, rooms, typed.note)), typed };
    },
    // A later choice or note stays.
    onDone: ({ typed }) => isStill(typed) && onLeave(),
  });
  const noteDown = (text: string) => {
    clearError('note');
    onNote(text);
  };
  const day = (name: 'first' | 'last') => ({
    type: 'date',
    name,
    value: chosen[name],
    error: errors?.fields[name],
    min: today,
    max: addDays(today, closingDays - 1),
    onChange: ({ target }: { target: { value: string } }) => {
      clearError(name);
      onChoose({ ...chosen, [name]: target.value });
    },
  });
  return (
    <form {...form} className="grid gap-4">
      <div className="grid grid-cols-2 gap-3 sm:max-w-md">
        <TextField {...day('first')} label={t`First night`} />
        <TextField {...day('last')} label={t`Last night`} />
      </div>
      {scopes.length > 1 && (
        <SelectField
          label={t`Rooms`}
          name="scope"
          value={scope}
          options={scopes}
          onChange={({ target }) => setScope(target.value)}
          className="sm:max-w-md"
        />
      )}
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          {...controlOf(closingNoteField, {
            name: 'note',
            value: note,
            error: errors?.fields.note,
            onValue: noteDown,
          })}
          required={false}
          placeholder={t`Painting`}
          autoComplete="off"
          className="min-w-36 grow basis-0"
        />
        <Button type="submit" busy={stage !== undefined}>
          <Trans>Close nights</Trans>
        </Button>
      </div>
      <FormAlert />
    </form>
  );
}

/** The API's day after the last night stands at the last night. */
const fieldNames: Record<string, string> = { from: 'first', to: 'last', note: 'note' };

interface Scope {
  value: string;
  label: string;
  rooms: ClosedRooms;
}

/** The rooms that can be closed with one: itself, those of its kind where there are others, and the house. */
function useScopes({ rooms }: PropertyNights, roomNumber: number): Scope[] {
  const { t } = useLingui();
  const kind = rooms.find((room) => room.roomNumber === roomNumber)?.kind;
  const alike = rooms.filter((room) => room.kind === kind);
  const numbers = listed(alike.map((room) => String(room.roomNumber)));
  const count = rooms.length;
  const scopes: Scope[] = [{ value: 'room', label: t`Room ${roomNumber}`, rooms: { roomNumbers: [roomNumber] } }];
  if (kind !== undefined && alike.length > 1 && alike.length < count) {
    scopes.push({ value: 'kind', label: t`All rooms like it: ${numbers}`, rooms: { kind } });
  }
  if (count > 1) scopes.push({ value: 'house', label: t`The house, all ${count} rooms`, rooms: {} });
  return scopes;
}
