import { Trans, useLingui } from '@lingui/react/macro';
import type { PropertyNights } from '../../../../shared/contracts/nights.ts';
import { addDays, anyDay } from '../../../../shared/rules/dates.ts';
import { calendarDays, nightsIssues } from '../../../../shared/rules/nights.ts';
import { closingNoteField } from '../../../../shared/rules/stays.ts';
import { Button } from '../../components/Button.tsx';
import { controlOf } from '../../forms/controlOf.ts';
import { FormAlert } from '../../forms/FormAlert.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { useSubmission } from '../../forms/useSubmission.ts';
import { useSetNights } from './api/nights.ts';
import type { Choice, ChosenNights } from './chosenNights.ts';

export interface PanelProps extends Pick<Choice, 'note' | 'onNote' | 'onChoose' | 'isStill'> {
  property: PropertyNights;
  chosen: ChosenNights;
  today: string;
  onLeave: () => void;
}

/** Closes or opens the chosen nights. The days can be typed too: a winter is longer than the displayed month. */
export function ChangeNights({ chosen, today, note, onNote, onChoose, isStill, onLeave }: PanelProps) {
  const { t } = useLingui();
  const setNights = useSetNights();
  const closes = chosen.act === 'close';
  const { form, errors, clearError, stage } = useSubmission({
    content: () => ({ chosen, note }),
    check: ({ chosen: { first, last } }) => nightsIssues({ from: first, to: anyDay(last) ? addDays(last, 1) : last }),
    fieldAt: (path) => fieldNames[path],
    send: async (typed) => ({ ...(await setNights(typed.chosen, typed.note)), typed }),
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
    max: addDays(today, calendarDays - 1),
    onChange: ({ target }: { target: { value: string } }) => {
      clearError(name);
      onChoose({ ...chosen, [name]: target.value });
    },
  });
  return (
    <form {...form} className="grid gap-4">
      <FormAlert>{errors?.alert?.message}</FormAlert>
      <div className="grid grid-cols-2 gap-3 sm:max-w-md">
        <TextField {...day('first')} label={t`First night`} />
        <TextField {...day('last')} label={t`Last night`} />
      </div>
      <div className="flex flex-wrap items-end gap-3">
        {closes && (
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
        )}
        <Button type="submit" busy={stage !== undefined}>
          {closes ? <Trans>Close nights</Trans> : <Trans>Open nights</Trans>}
        </Button>
      </div>
    </form>
  );
}

/** The API's day after the last night stands at the last night. */
const fieldNames: Record<string, string> = { from: 'first', to: 'last', note: 'note' };
