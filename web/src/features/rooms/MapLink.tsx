import { Trans } from '@lingui/react/macro';

interface Props {
  hotelName: string;
  address: { street: string; city: string; spot?: { north: number; east: number } | undefined };
}

/** The way to a hotel in a maps app: to the place that its owner has given, else to what is found by its name. */
export function MapLink({ hotelName, address: { street, city, spot } }: Props) {
  const place = spot ? `${spot.north},${spot.east}` : [hotelName, street, city].join(', ');
  const query = encodeURIComponent(place);
  return (
    <a
      href={`https://www.google.com/maps/search/?api=1&query=${query}`}
      target="_blank"
      rel="noreferrer"
      className="inline-flex min-h-11 items-center text-base text-glacier underline underline-offset-4"
    >
      <Trans>Open in Maps</Trans>
    </a>
  );
}
