import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { readMapPlace } from '../../../../../shared/rules/mapPlace.ts';
import { placeNearest } from '../../../../../shared/rules/placeSpots.ts';
import { Button } from '../../../components/Button.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { TextField, type TextFieldProps } from '../../../forms/TextField.tsx';
import { sayPlace } from '../../../words/places.ts';
import { type Here, useHere } from './useHere.ts';

interface Props extends TextFieldProps {
  value: string;
  onPlace: (text: string) => void;
  /** Whether photos would be lost with the page. */
  hasUnsentPhotos: boolean;
}

/**
 * The place of the house on the map: pasted, or where its owner stands. Below it stands how the text was understood, by which an owner sees
 * a wrong one.
 */
export function MapField({ onPlace, hasUnsentPhotos, ...field }: Props) {
  const { here, locate } = useHere({ onPlace, hasUnsentPhotos });
  return (
    <div className="grid gap-2">
      <TextField {...field} autoComplete="off" dir="ltr" hint={hintOf(field.value)} />
      <Button
        variant="quiet"
        className="-ms-2 justify-self-start text-start"
        busy={here.at === 'asking'}
        onClick={locate}
      >
        <Icon name="pin" className="size-4" />
        <Trans>I am at the house now</Trans>
      </Button>
      <p role="status" className="text-bark empty:hidden">
        {sayHere(here)}
      </p>
    </div>
  );
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

function sayHere(here: Here): string | undefined {
  if ('metres' in here) {
    const { metres } = here;
    if (here.at === 'found') return t`This is where you are, within ${metres} m.`;
    return t`Your phone knows only within ${metres} m where you are. Go into the open and press again, or paste a link.`;
  }
  if (here.at === 'idle') return undefined;
  return {
    asking: () => t`Asking your browser where you are.`,
    photosFirst: () => t`Wait until your photos have gone up, then press again.`,
    refused: () =>
      t`Your browser keeps where you are from this site. Allow the location in the sign beside the address, then press again, or paste a link.`,
    unknown: () => t`Your browser did not find out where you are. Go into the open and press again, or paste a link.`,
    outside: () => t`You are not in the north of Pakistan now. Paste a link of the house.`,
  }[here.at]();
}
