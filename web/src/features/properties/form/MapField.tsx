import { t } from '@lingui/core/macro';
import { readMapPlace } from '../../../../../shared/rules/mapPlace.ts';
import { placeNearest } from '../../../../../shared/rules/placeSpots.ts';
import { TextField, type TextFieldProps } from '../../../forms/TextField.tsx';
import { sayPlace } from '../../../words/places.ts';

/** The place of the house on the map, as it is pasted. Below it stands how the text was understood, by which an owner sees a wrong one. */
export function MapField(field: TextFieldProps & { value: string }) {
  return <TextField {...field} autoComplete="off" dir="ltr" hint={hintOf(field.value)} />;
}

function hintOf(typed: string): string {
  const place = typed.trim() === '' ? undefined : readMapPlace(typed);
  if (!place || 'wrong' in place) {
    return t`A link from Google Maps, or the two numbers of the place. May be left out; guests then find the house by its name.`;
  }
  if ('follow' in place) return t`The link is opened when you submit.`;
  const { place: nearest, kilometres } = placeNearest(place.spot);
  const name = sayPlace(nearest);
  return t`In a straight line about ${kilometres} km from ${name}.`;
}
