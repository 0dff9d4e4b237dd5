import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { accountThings } from './accountThings.ts';
import { besideThings } from './besideThings.ts';
import { deviceThings } from './deviceThings.ts';
import type { RetainedData } from './keptThing.ts';
import { stayThings } from './stayThings.ts';

/** All retained data about people. */
export const keptThings: readonly { title: MessageDescriptor; things: readonly RetainedData[] }[] = [
  { title: msg`With an account`, things: accountThings },
  { title: msg`With bookings, reviews and listings`, things: stayThings },
  { title: msg`Beside that, on our side`, things: besideThings },
  { title: msg`On your device`, things: deviceThings },
];
