import { plural, t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { roomAmenities } from '../../../../../../shared/rules/amenities.ts';
import { chosenOf } from '../../../../../../shared/rules/optionSet.ts';
import { Button } from '../../../../components/Button.tsx';
import { newKey } from '../../../../forms/newKey.ts';
import { type AmenityName, sayAmenity } from '../../../../words/amenities.ts';
import { listed } from '../../../../words/lists.ts';
import { say } from '../../../../words/say.ts';
import { RoomPicture } from '../../../rooms/RoomPicture.tsx';
import type { PropertyFormState } from '../usePropertyForm.ts';
import { differingRooms, type KindDraft, type RoomDraft } from './kindDraft.ts';
import { nameOfRoomDrafts } from './nameOfKind.ts';

interface Props extends Pick<PropertyFormState, 'edit'> {
  kind: KindDraft;
  /** The property has as many kinds as it may have. */
  full: boolean;
  /** Receives the key of a kind that was made of rooms of this one. */
  onAdded: (key: string) => void;
}

/** Rooms with photos or answers other than those of their kind. They keep them until their owner decides otherwise. */
export function DifferingRooms({ kind, ...actions }: Props) {
  return differingRooms(kind).map((rooms) => (
    <Difference key={rooms.map(({ key }) => key).join()} kind={kind} rooms={rooms} {...actions} />
  ));
}

function Difference({ kind, rooms, edit, full, onAdded }: Props & { rooms: readonly RoomDraft[] }) {
  const { t } = useLingui();
  const name = nameOfRoomDrafts(rooms);
  const photos = rooms[0]?.photos ?? [];
  const keys = rooms.map(({ key }) => key);

  function makeKind() {
    const key = newKey();
    edit.makeKind(kind.key, keys, key);
    onAdded(key);
  }

  return (
    <div className="grid gap-2 rounded-control bg-apricot-pale px-4 py-3 text-walnut">
      <p className="numbers">
        <span className="font-semibold">{name}</span>: {listed(rooms[0] ? differencesOf(rooms[0]) : [])}
      </p>
      {photos.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {photos.map(({ key, imgURL }) => (
            <li key={key} className="w-18">
              <RoomPicture imgURL={imgURL} alt="" sizes="5rem" className="rounded-control" />
            </li>
          ))}
        </ul>
      )}
      <div className="-mx-2 flex flex-wrap gap-x-3">
        <Button
          variant="quiet"
          aria-label={t`Make like the others: ${name}`}
          onClick={() => edit.makeAlike(kind.key, keys)}
        >
          <Trans>Make like the others</Trans>
        </Button>
        {keys.length < kind.rooms.length && (
          <Button variant="quiet" disabled={full} aria-label={t`Make another kind: ${name}`} onClick={makeKind}>
            <Trans>Make another kind</Trans>
          </Button>
        )}
      </div>
    </div>
  );
}

/** "2 other photos", "Floor 2", "Heating: not said". */
function differencesOf({ photos, amenities = {} }: RoomDraft): string[] {
  const answers = Object.entries(amenities).map(([name, value = '']) => sayAnswer(name as AmenityName, value));
  if (!photos) return answers;
  return [photos.length === 0 ? t`no photos` : sayPhotos(photos.length), ...answers];
}

function sayPhotos(count: number): string {
  return plural(count, { one: '# other photo', other: '# other photos' });
}

function sayAnswer(name: AmenityName, value: string): string {
  const field = roomAmenities[name as keyof typeof roomAmenities];
  if (field.type === 'set' && value !== '') return listed(chosenOf(field, value).map((each) => sayAmenity(name, each)));
  if (value !== '') return sayAmenity(name, name === 'floor' ? Number(value) : value);
  const label = say(field.label);
  return t`${label}: not said`;
}
