import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import type { VendorProperty } from '../../../../shared/contracts/properties.ts';
import { calendarForm, calendarIssues } from '../../../../shared/rules/calendarForms.ts';
import { type Channel, channels } from '../../../../shared/rules/calendars.ts';
import { type FormText, fieldIssues } from '../../../../shared/rules/field.ts';
import { SelectField } from '../../components/SelectField.tsx';
import { FormAlert } from '../../forms/FormAlert.tsx';
import { FormButtons } from '../../forms/FormButtons.tsx';
import { RadioGroup } from '../../forms/RadioGroup.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { useForm } from '../../forms/useForm.ts';
import { type Calendars, useAddCalendar } from './api/calendars.ts';
import { channelName } from './channelWords.ts';
import { FeedAddressField } from './FeedAddressField.tsx';
import { pastedAddress } from './pastedAddress.ts';
import { targetsOf } from './targets.ts';

interface Props {
  property: VendorProperty;
  shown: Calendars;
  onClose: () => void;
}

/** Fields of the form, whose link may be pasted as the channel shows it. */
const fields = { ...calendarForm, address: pastedAddress } as const;

const initial: FormText<typeof fields> = { channel: 'airbnb', name: '', address: '' };

/** Adds the calendar of a channel for a room, or for the rooms of a kind; its link may come later. */
export function AddCalendar({ property, shown, onClose }: Props) {
  const { t } = useLingui();
  const heading = useId();
  const add = useAddCalendar(property._id, shown);
  const targets = targetsOf(property);
  const [target, setTarget] = useState(targets[0]?.value ?? '');
  const [channel, setChannel] = useState<Channel>('airbnb');
  const { form, control, busy } = useForm({
    fields,
    initial,
    check: issuesOf,
    onTyped: (typed) => setChannel(channels.find((each) => each === typed.channel) ?? 'other'),
    send: ({ name, address, ...chosen }) =>
      add({
        ...chosen,
        ...targets.find(({ value }) => value === target)?.rooms,
        ...(name !== '' && { name }),
        ...(address !== '' && { address }),
      }),
    onDone: onClose,
  });
  return (
    <form {...form} aria-labelledby={heading} className="grid max-w-xl gap-5 rounded-panel bg-drift p-5 sm:p-6">
      <h3 id={heading} className="text-xl">
        <Trans>A calendar of another platform</Trans>
      </h3>
      <RadioGroup {...control('channel')} options={channels.map((value) => ({ value, label: channelName(value) }))} />
      {channel === 'other' && <TextField {...control('name')} autoComplete="off" />}
      {targets.length > 1 && (
        <SelectField
          label={t`Rooms that it is for`}
          hint={t`Of rooms that are alike, an event takes one that is free.`}
          name="target"
          value={target}
          options={targets}
          onChange={({ target: { value } }) => setTarget(value)}
        />
      )}
      <FeedAddressField {...control('address')} channel={channel} required={false} label={t`Link of its calendar`} />
      <FormAlert />
      <FormButtons busy={busy} onLeave={onClose}>
        <Trans>Add</Trans>
      </FormButtons>
    </form>
  );
}

/** Link and name may be left out; a calendar of no known channel has a name. */
function issuesOf(typed: FormText<typeof fields>) {
  const { channel, name } = typed;
  return [
    ...fieldIssues(fields, typed).filter(({ code }) => code !== 'required'),
    ...calendarIssues({ channel, roomNumber: 1, ...(name.trim() !== '' && { name }) }),
  ];
}
