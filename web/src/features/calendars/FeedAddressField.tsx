import type { Channel } from '../../../../shared/rules/calendars.ts';
import { TextField, type TextFieldProps } from '../../forms/TextField.tsx';
import { WhereToCopy } from './WhereOnChannel.tsx';

interface Props extends TextFieldProps {
  channel: Channel;
}

/** The link by which the calendar of a channel is read, and where the channel gives it out. */
export function FeedAddressField({ channel, ...field }: Props) {
  return (
    <TextField
      {...field}
      type="url"
      autoComplete="off"
      placeholder="https://"
      hint={<WhereToCopy channel={channel} />}
    />
  );
}
